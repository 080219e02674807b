import type { ShopConfig } from "@shop/core";
import { country } from "../testing/fixture/ids.ts";

export const austriaConfig: ShopConfig = {
  apiUrl: "http://shop.test/api/",
  fastApi: "http://shop.test/api/",
  token: "shop",
  audience: "storefront",
  language: "de",
  locale: "de_AT",
  market: "AT",
  countryId: country.austria,
};
