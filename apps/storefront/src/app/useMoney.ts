import { formatMoney } from "@shop/core";
import { localeConfigQuery } from "@shop/core/query";
import { type MoneyFormat, useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";

/**
 * The locale amounts are written in. English pages write them as English does: Austria's own English notation would put
 * "€ 999,00" beside "4.2 stars".
 */
export const moneyLocale = (locale: string): string => (locale.startsWith("en") ? "en_GB" : locale);

/** How this storefront writes amounts in euro: its currency's rate converts them. */
export function useMoneyFormat(): MoneyFormat & { rate: number } {
  const { data } = useSuspenseQuery(localeConfigQuery(useShop()));
  return { locale: moneyLocale(data.locale), currency: data.currency, rate: data.currencyRate };
}

/** Writes cents in the storefront's currency and notation, for sentences. */
export function useMoney(): (cents: number) => string {
  const format = useMoneyFormat();
  return (cents) => formatMoney(cents, format);
}
