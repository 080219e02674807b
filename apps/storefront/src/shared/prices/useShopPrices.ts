import { type DisplayCents, type EuroCents, formatMoney, type StorePriceDisplay } from "@shop/core";
import { localeConfigQuery } from "@shop/core/query";
import { type MoneyFormat, usePriceDisplay, useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";

export interface ShopPrices {
  display: StorePriceDisplay;
  format: MoneyFormat;
  formatCents(cents: DisplayCents): string;
  /** Formats gross euro cents in the storefront's currency, without net mode. */
  formatGross(cents: EuroCents): string;
}

/** Locale for money. English pages use en-GB: Austria's English notation would print "€ 999,00" beside "4.2 stars". */
export const moneyLocale = (locale: string): string => (locale.startsWith("en") ? "en-GB" : locale);

export function useShopPrices(): ShopPrices {
  const { data: config } = useSuspenseQuery(localeConfigQuery(useShop()));
  const format = { locale: moneyLocale(config.locale), currency: config.currency };
  return {
    display: usePriceDisplay(config),
    format,
    formatCents: (cents) => formatMoney(cents, format),
    formatGross: (cents) => formatMoney(cents, { ...format, rate: config.currencyRate }),
  };
}
