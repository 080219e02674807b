import { formatMoney } from "@shop/core";
import { localeConfigQuery } from "@shop/core/query";
import { type MoneyFormat, useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";

/** Locale for money. English pages use en_GB: Austria's English notation would print "€ 999,00" beside "4.2 stars". */
export const moneyLocale = (locale: string): string => (locale.startsWith("en") ? "en_GB" : locale);

/** Format of the storefront's currency; `rate` converts from euro. */
export function useMoneyFormat(): MoneyFormat & { rate: number } {
  const { data } = useSuspenseQuery(localeConfigQuery(useShop()));
  return { locale: moneyLocale(data.locale), currency: data.currency, rate: data.currencyRate };
}

/** Returns a function that formats euro cents in the currency of the storefront. */
export function useMoney(): (cents: number) => string {
  const format = useMoneyFormat();
  return (cents) => formatMoney(cents, format);
}
