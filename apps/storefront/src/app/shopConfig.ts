import type { ShopConfig } from "@shop/core";
import type { Storefront } from "../storefronts.ts";

/** Both APIs stand behind the page's own origin, whoever answers there. */
export function shopConfig(storefront: Storefront, origin: string, token: string): ShopConfig {
  const { language, locale, satellite, countryId } = storefront;
  return { apiUrl: `${origin}/api/`, fastApi: `${origin}/api/`, token, language, locale, satellite, countryId };
}
