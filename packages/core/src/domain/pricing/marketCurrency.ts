import type { LocaleConfig } from "../content/localeConfig.js";

/** How amounts are displayed. */
export interface MarketCurrency {
  /** ISO 4217. */
  currency: string;
  symbol: string;
  /** Units of the currency per unit charged: 1 unless the storefront converts what it displays. */
  rate: number;
}

/**
 * Returns the currency of prices and carts of a country: the one its orders are charged in, else that of the storefront
 * at its rate.
 *
 * @param countryId id of the backend, as in `shop.market.getSnapshot()`; undefined: the storefront's currency
 * @example
 * const config = await shop.content.localeConfig();
 * const { currency, symbol, rate } = marketCurrency(config, shop.market.getSnapshot().countryId);
 * formatMoney(product.priceCents, { locale: "de-AT", currency, symbol, rate });
 */
export function marketCurrency(
  config: Pick<LocaleConfig, "countries" | "currency" | "currencySymbol" | "currencyRate">,
  countryId: number | undefined,
): MarketCurrency {
  const own = config.countries.find((country) => country.id === countryId && country.currency);
  const { currency = "", currencySymbol: symbol = currency } = own ?? config;
  return { currency, symbol, rate: own ? 1 : config.currencyRate };
}
