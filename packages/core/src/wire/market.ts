import { MARKETS } from "../domain/config/locale.js";
import { ShopError } from "../shared/shopError.js";

/** Country and price display that travel with a page, so that the first render is correct. */
export interface MarketSettings {
  /** ISO 3166 code of the shipping country, whose VAT the prices contain. */
  country: string;
  /** Display net prices, "0% VAT"; the backend decides what is charged. */
  excludeVat: boolean;
}

/** The backend's ids of the countries shipped to, by ISO 3166 code. */
export type CountryIds = Readonly<Record<string, number>>;

export const COUNTRY_IDS: CountryIds = Object.fromEntries(
  Object.entries(MARKETS).map(([country, { countryId }]) => [country, countryId]),
);

/** Name of the cookie that lets the server render the shopper's market. Contains no personal data. */
export const MARKET_COOKIE = "display";

const YEAR_S = 31_536_000;

/** Returns the ISO code of a country id; undefined for a country that is not shipped to. */
export const countryCode = (countryId: number, countryIds: CountryIds = COUNTRY_IDS): string | undefined =>
  Object.keys(countryIds).find((code) => countryIds[code] === countryId);

/** @throws ShopError INVALID_INPUT for a country that is not shipped to */
export function countryIdOf(country: string, countryIds: CountryIds = COUNTRY_IDS): number {
  const countryId = countryIds[country];
  if (countryId === undefined) throw new ShopError("INVALID_INPUT", { details: { at: "country" } });
  return countryId;
}

/** Parses the cookie value "net.5", net prices for Germany. Cookies are untrusted: any other text returns undefined. */
export function parseMarket(text: string | undefined, countryIds?: CountryIds): MarketSettings | undefined {
  const [, kind, countryId] = /^(net|gross)\.([1-9]\d{0,4})$/.exec(text ?? "") ?? [];
  const country = countryCode(Number(countryId), countryIds);
  return country === undefined ? undefined : { country, excludeVat: kind === "net" };
}

/** Returns the cookie value of a market. */
export const serializeMarket = (
  { country, excludeVat }: MarketSettings,
  countryIds: CountryIds = COUNTRY_IDS,
): string => `${excludeVat ? "net" : "gross"}.${countryIds[country]}`;

/** Returns whether a page is rendered as for everyone: gross prices for the storefront's own country. */
export const isDefaultMarket = ({ country, excludeVat }: MarketSettings, home: string): boolean =>
  !excludeVat && country === home;

/**
 * Returns the cookie with its attributes, for Set-Cookie and `document.cookie`. The default market needs no cookie, so
 * it expires.
 *
 * @param options.defaultMaxAgeS seconds until a cookie with the default market expires
 */
export function marketCookieHeader(
  settings: MarketSettings,
  home: string,
  { countryIds, defaultMaxAgeS = 0 }: { countryIds?: CountryIds | undefined; defaultMaxAgeS?: number } = {},
): string {
  const age = isDefaultMarket(settings, home) ? defaultMaxAgeS : YEAR_S;
  return `${MARKET_COOKIE}=${serializeMarket(settings, countryIds)}; Path=/; Max-Age=${age}; SameSite=Lax`;
}
