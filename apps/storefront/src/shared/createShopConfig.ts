import type { ShopConfig } from "@shop/core";
import { type Storefront, storefronts } from "../storefronts.ts";

const countryIds = [...new Set(storefronts.map(({ countryId }) => countryId))];

/** Both APIs are served from the page's own origin. */
export function createShopConfig(
  storefront: Storefront,
  origin: string,
  token: string,
  rendered: Pick<ShopConfig, "display" | "consent"> = {},
): ShopConfig {
  const { language, locale, market, countryId } = storefront;
  const api = `${origin}/api/`;
  const audience = "storefront";
  return { apiUrl: api, fastApi: api, token, audience, language, locale, market, countryId, countryIds, ...rendered };
}
