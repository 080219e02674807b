import type { DisplayFlags } from "@shop/core";
import { type Storefront, storefronts } from "../storefronts.ts";

/** What the server must know to draw prices right at once; nothing about anybody. */
export const DISPLAY_COOKIE = "display";

const YEAR_S = 31_536_000;
const known: ReadonlySet<number> = new Set(storefronts.map(({ countryId }) => countryId));

/** Gross prices for the storefront's own country: what a page shows that everybody may share. */
export const homeDisplay = ({ countryId }: Pick<Storefront, "countryId">): DisplayFlags => ({
  excludeVat: false,
  countryId,
});

/** "net.5": net prices for Germany. Anybody can write a cookie: whatever else stands there is no answer. */
export function readDisplay(text: string | undefined): DisplayFlags | undefined {
  const [, kind, country] = /^(net|gross)\.([1-9]\d{0,4})$/.exec(text ?? "") ?? [];
  const countryId = Number(country);
  return known.has(countryId) ? { excludeVat: kind === "net", countryId } : undefined;
}

export const writeDisplay = ({ excludeVat, countryId }: DisplayFlags): string =>
  `${excludeVat ? "net" : "gross"}.${countryId}`;

/**
 * For Set-Cookie and document.cookie. What everybody sees needs no cookie: it is taken away.
 * @param sharedAge seconds until then
 */
export function displayCookie(flags: DisplayFlags, storefront: Pick<Storefront, "countryId">, sharedAge = 0): string {
  const age = isShared(flags, storefront) ? sharedAge : YEAR_S;
  return `${DISPLAY_COOKIE}=${writeDisplay(flags)}; Path=/; Max-Age=${age}; SameSite=Lax`;
}

/** Whether a page that shows prices so may be kept for others. */
export const isShared = ({ excludeVat, countryId }: DisplayFlags, storefront: Pick<Storefront, "countryId">): boolean =>
  !excludeVat && countryId === storefront.countryId;
