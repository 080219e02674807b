import type { ShopConfig } from "@shop/core";
import { type Storefront, storefronts } from "../storefronts.ts";

const countryIds = [...new Set(storefronts.map(({ countryId }) => countryId))];

/** Both APIs are served from the page's own origin. */
export function shopConfig(
  storefront: Storefront,
  origin: string,
  token: string,
  drawn: Pick<ShopConfig, "display" | "consent"> = {},
): ShopConfig {
  const { language, locale, satellite, countryId } = storefront;
  const api = `${origin}/api/`;
  const audience = "storefront";
  return { apiUrl: api, fastApi: api, token, audience, language, locale, satellite, countryId, countryIds, ...drawn };
}
