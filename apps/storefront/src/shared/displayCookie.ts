import type { DisplaySettings } from "@shop/core";
import { type Storefront, storefronts } from "../storefronts.ts";

/** Lets the server render prices in the right mode. Contains no personal data. */
export const DISPLAY_COOKIE = "display";

const YEAR_S = 31_536_000;
const countryIds: ReadonlySet<number> = new Set(storefronts.map(({ countryId }) => countryId));

/** Gross prices for the storefront's own country: the mode of pages cached for everyone. */
export const defaultDisplay = ({ countryId }: Pick<Storefront, "countryId">): DisplaySettings => ({
  excludeVat: false,
  countryId,
});

/** Parses "net.5" (net prices for Germany). Cookies are untrusted: anything else returns undefined. */
export function parseDisplay(text: string | undefined): DisplaySettings | undefined {
  const [, kind, country] = /^(net|gross)\.([1-9]\d{0,4})$/.exec(text ?? "") ?? [];
  const countryId = Number(country);
  return countryIds.has(countryId) ? { excludeVat: kind === "net", countryId } : undefined;
}

export const serializeDisplay = ({ excludeVat, countryId }: DisplaySettings): string =>
  `${excludeVat ? "net" : "gross"}.${countryId}`;

/**
 * Returns a cookie for Set-Cookie and document.cookie. The default mode needs no cookie, so it expires.
 *
 * @param defaultMaxAge seconds until a cookie with the default mode expires
 */
export function displayCookie(
  flags: DisplaySettings,
  storefront: Pick<Storefront, "countryId">,
  defaultMaxAge = 0,
): string {
  const age = isDefaultDisplay(flags, storefront) ? defaultMaxAge : YEAR_S;
  return `${DISPLAY_COOKIE}=${serializeDisplay(flags)}; Path=/; Max-Age=${age}; SameSite=Lax`;
}

/** Returns whether a page in this mode may be cached for everyone. */
export const isDefaultDisplay = (
  { excludeVat, countryId }: DisplaySettings,
  storefront: Pick<Storefront, "countryId">,
): boolean => !excludeVat && countryId === storefront.countryId;
