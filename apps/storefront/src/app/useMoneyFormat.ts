import { localeConfigQuery } from "@shop/core/query";
import { type MoneyFormat, useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";

/** How the storefront writes amounts. */
export function useMoneyFormat(): MoneyFormat {
  const { data } = useSuspenseQuery(localeConfigQuery(useShop()));
  return { locale: data.locale, currency: data.currency, rate: data.currencyRate };
}
