import { type DisplayCents, type EuroCents, formatMoney, type LocaleConfig } from "@shop/core";
import { usePriceDisplay } from "@shop/react";
import { useLocaleConfig } from "../useLocaleConfig.ts";

/** Locale for money. English pages use en-GB: Austria's English notation would print "€ 999,00" beside "4.2 stars". */
const moneyLocale = (locale: string): string => (locale.startsWith("en") ? "en-GB" : locale);

/** Formats of the storefront: prices in its currency with the configured symbol, and the euro that orders are charged in. */
export function moneyFormats({ locale, currency, currencySymbol }: MoneySettings) {
  const format = { locale: moneyLocale(locale), currency, symbol: currencySymbol };
  return { format, euroFormat: currency === "EUR" ? format : { ...format, currency: "EUR", symbol: "€" } };
}
type MoneySettings = Pick<LocaleConfig, "locale" | "currency" | "currencySymbol">;

/** Prices in the shopper's display mode and the storefront's currency. */
export function useShopPrices() {
  const config = useLocaleConfig();
  const { format, euroFormat } = moneyFormats(config);
  return {
    display: usePriceDisplay(config),
    format,
    euroFormat,
    formatCents: (cents: DisplayCents): string => formatMoney(cents, format),
    /** Formats gross euro cents in the storefront's currency, without net mode. */
    formatGross: (cents: EuroCents): string => formatMoney(cents, { ...format, rate: config.currencyRate }),
  };
}
