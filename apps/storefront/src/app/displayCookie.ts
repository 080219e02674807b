import type { DisplayFlags } from "@shop/core";
import { type Storefront, storefronts } from "../storefronts.ts";

/** Lets the server render prices in the right mode. Contains no personal data. */
export const DISPLAY_COOKIE = "display";

const YEAR_S = 31_536_000;
const known: ReadonlySet<number> = new Set(storefronts.map(({ countryId }) => countryId));

/** Gross prices for the storefront's own country: the mode of pages cached for everyone. */
export const homeDisplay = ({ countryId }: Pick<Storefront, "countryId">): DisplayFlags => ({
  excludeVat: false,
  countryId,
});

/** Parses "net.5" (net prices for Germany). Cookies are untrusted: anything else returns undefined. */
export function readDisplay(text: string | undefined): DisplayFlags | undefined {
  const [, kind, country] = /^(net|gross)\.([1-9]\d{0,4})$/.exec(text ?? "") ?? [];
  const countryId = Number(country);
  return known.has(countryId) ? { excludeVat: kind === "net", countryId } : undefined;
}

export const writeDisplay = ({ excludeVat, countryId }: DisplayFlags): string =>
  `${excludeVat ? "net" : "gross"}.${countryId}`;

/**
 * Returns a cookie for Set-Cookie and document.cookie. The default mode needs no cookie, so it expires.
 *
 * @param sharedAge seconds until a cookie with the default mode expires
 */
export function displayCookie(flags: DisplayFlags, storefront: Pick<Storefront, "countryId">, sharedAge = 0): string {
  const age = isShared(flags, storefront) ? sharedAge : YEAR_S;
  return `${DISPLAY_COOKIE}=${writeDisplay(flags)}; Path=/; Max-Age=${age}; SameSite=Lax`;
}

/** Returns whether a page in this mode may be cached for everyone. */
export const isShared = ({ excludeVat, countryId }: DisplayFlags, storefront: Pick<Storefront, "countryId">): boolean =>
  !excludeVat && countryId === storefront.countryId;
