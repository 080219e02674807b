import {
  type DisplayCents,
  emptyCart,
  formatMoney,
  type LocaleConfig,
  marketCurrency,
  type ShopCents,
} from "@shop/core";
import { useMarket, usePriceDisplay, useShop, useStore } from "@shop/react";
import { heldCountry } from "./heldCountry.ts";
import { useLocaleConfig } from "../useLocaleConfig.ts";

type MoneySettings = Pick<LocaleConfig, "locale" | "countries" | "currency" | "currencySymbol" | "currencyRate">;

/**
 * Locale for money. English pages use en-GB: Austria's English notation would print "€ 999,00" beside "4.2 stars". Austria
 * writes "€ 999,00", but "999,00 lei".
 */
export function moneyLocale(locale: string, currency: string): string {
  if (locale.startsWith("en")) return "en-GB";
  return locale === "de-AT" && currency !== "EUR" ? "de-DE" : locale;
}

/** Format of a country's amounts in the storefront's notation, and their conversion. */
export function moneyFormat(config: MoneySettings, countryId?: number) {
  const { rate, ...currency } = marketCurrency(config, countryId);
  return { rate, format: { locale: moneyLocale(config.locale, currency.currency), ...currency } };
}

/** Prices of a country, by default that of the visible prices, in the shopper's display mode. */
export function useShopPrices(ofCountry?: number) {
  const config = useLocaleConfig();
  const market = useMarket();
  const held = useStore(heldCountry, undefined);
  const countryId = ofCountry ?? held ?? market.countryId;
  const { format, rate } = moneyFormat(config, countryId);
  return {
    countryId,
    display: { ...usePriceDisplay(config), rate },
    format,
    formatCents: (cents: DisplayCents): string => formatMoney(cents, format),
    /** Formats gross cents without net mode. */
    formatGross: (cents: ShopCents): string => formatMoney(cents, { ...format, rate }),
  };
}

/**
 * Prices of the cart: after a change of country it has those of the previous one until the backend answers, and after
 * a sign-in those of the storefront's country.
 */
export function useCartPrices() {
  const config = useLocaleConfig();
  const { confirmed, countryId = confirmed && config.countryId } = useStore(useShop().cart, emptyCart);
  return useShopPrices(countryId);
}

/** Returns a limit of the storefront's settings; undefined for a cart in another currency, in which it does not apply. */
export function useHomeLimit(cents: number | undefined): number | undefined {
  const config = useLocaleConfig();
  const { currency } = useCartPrices().format;
  return currency === marketCurrency(config, config.countryId).currency ? cents : undefined;
}
