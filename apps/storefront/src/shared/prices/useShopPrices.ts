import { type DisplayCents, type EuroCents, formatMoney } from "@shop/core";
import { usePriceDisplay } from "@shop/react";
import { useLocaleConfig } from "../useLocaleConfig.ts";

/** Locale for money. English pages use en-GB: Austria's English notation would print "€ 999,00" beside "4.2 stars". */
export const moneyLocale = (locale: string): string => (locale.startsWith("en") ? "en-GB" : locale);

/** Prices in the shopper's display mode and the storefront's currency. */
export function useShopPrices() {
  const config = useLocaleConfig();
  const format = { locale: moneyLocale(config.locale), currency: config.currency };
  return {
    display: usePriceDisplay(config),
    format,
    formatCents: (cents: DisplayCents): string => formatMoney(cents, format),
    /** Formats gross euro cents in the storefront's currency, without net mode. */
    formatGross: (cents: EuroCents): string => formatMoney(cents, { ...format, rate: config.currencyRate }),
  };
}
