import { brandsQuery, menuQuery, productQuery, productsQuery, selectionsQuery } from "@shop/core/query";
import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { createTestShop } from "../testing/createTestShop.ts";
import { findCachedObject } from "./findCachedObject.ts";
import { folderLinksQuery } from "../shared/folderLinksQuery.ts";

const shop = createTestShop();
const sofa = { id: 4, url: "/sofa" };
const chair = { id: 5, url: "/sessel" };

function clientWith(...entries: Array<[query: { queryKey: readonly unknown[] }, data: unknown]>): QueryClient {
  const client = new QueryClient();
  for (const [{ queryKey }, data] of entries) client.setQueryData(queryKey, data);
  return client;
}

test("a product is found by its card in any list", () => {
  const known = { view: "product", viewId: 5, card: chair };
  expect(findCachedObject("/sessel", clientWith([productsQuery(shop, {}), [sofa, chair]]))).toEqual(known);
  expect(findCachedObject("/sessel", clientWith([selectionsQuery(shop, 4), [{ products: [chair] }]]))).toEqual(known);
});

test("a category is found in the menu at any depth, a brand in the brands, a page in a list of pages", () => {
  const beds = { id: 9, url: "/betten", children: [{ id: 10, url: "/boxspring", children: [] }] };
  const client = clientWith(
    [menuQuery(shop), [{ id: 8, url: "/schlafen", children: [beds] }]],
    [brandsQuery(shop), [{ id: 3, url: "/haldenhof" }]],
    [folderLinksQuery(shop, "legal"), [{ id: 7, url: "/agb" }]],
  );
  expect(findCachedObject("/boxspring", client)).toEqual({ view: "category", viewId: 10 });
  expect(findCachedObject("/haldenhof", client)).toEqual({ view: "brand", viewId: 3 });
  expect(findCachedObject("/agb", client)).toEqual({ view: "content", viewId: 7 });
});

test("a product's page finds its categories and brand", () => {
  const product = { ...sofa, brandId: 0, brandUrl: "/marke-null", categories: [{ id: 2, url: "/sofas" }] };
  const client = clientWith([productQuery(shop, 4), product]);
  expect(findCachedObject("/sofas", client)).toEqual({ view: "category", viewId: 2 });
  expect(findCachedObject("/marke-null", client)).toEqual({ view: "brand", viewId: 0 });
});

test("a URL that no cached result names has no object, nor has one that the backend reported missing", () => {
  const client = clientWith(
    [productsQuery(shop, {}), [sofa]],
    [{ queryKey: ["homeSelection", shop.config.locale] }, null],
  );
  expect(findCachedObject("/sofa-blau", client)).toBeUndefined();
  expect(findCachedObject("/", client)).toBeUndefined();
});
