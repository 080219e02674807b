import type { ShopConfig } from "@shop/core";
import type { Storefront } from "../storefronts.ts";

/** Both APIs are served from the page's own origin. */
export function createShopConfig(
  storefront: Storefront,
  origin: string,
  token: string,
  rendered: Pick<ShopConfig, "rendered" | "consent"> = {},
): ShopConfig {
  const { language, locale, market } = storefront;
  const audience = "storefront";
  return { ...createBackendConfig(origin, token), audience, language, locale, market, ...rendered };
}

export function createBackendConfig(origin: string, token: string): Pick<ShopConfig, "apiUrl" | "fastApi" | "token"> {
  const api = `${origin}/api/`;
  return { apiUrl: api, fastApi: api, token };
}
