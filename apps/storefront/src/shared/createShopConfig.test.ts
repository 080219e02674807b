import { expect, test } from "vitest";
import { storefrontByHost } from "../storefronts.ts";
import { createShopConfig } from "./createShopConfig.ts";

test("both APIs are under /api/ of the page's origin, and the default shop is the German one of Austria", () => {
  expect(createShopConfig(storefrontByHost("localhost"), "https://shop.test", "storefront")).toMatchObject({
    apiUrl: "https://shop.test/api/",
    fastApi: "https://shop.test/api/",
    token: "storefront",
    locale: "de-AT",
    language: "de",
    market: "AT",
  });
});
