import type { ShopConfig } from "@shop/core";

export const austriaConfig: ShopConfig = {
  apiUrl: "http://shop.test/api/",
  fastApi: "http://shop.test/api/",
  token: "shop",
  audience: "storefront",
  language: "de",
  locale: "de-AT",
  market: "AT",
};
