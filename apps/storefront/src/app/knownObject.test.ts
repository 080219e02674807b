import { brandsQuery, menuQuery, productQuery, productsQuery, selectionsQuery } from "@shop/core/query";
import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { testShop } from "../testing/testShop.ts";
import { knownObject } from "./knownObject.ts";
import { linksQuery } from "./linksQuery.ts";

const shop = testShop();
const sofa = { id: 4, url: "/sofa" };
const chair = { id: 5, url: "/sessel" };

function answers(...given: Array<[query: { queryKey: readonly unknown[] }, data: unknown]>): QueryClient {
  const client = new QueryClient();
  for (const [{ queryKey }, data] of given) client.setQueryData(queryKey, data);
  return client;
}

test("a product is known by its card, in whichever list it stands", () => {
  const known = { view: "product", viewId: 5, card: chair };
  expect(knownObject("/sessel", answers([productsQuery(shop, {}), [sofa, chair]]))).toEqual(known);
  expect(knownObject("/sessel", answers([selectionsQuery(shop, 4), [{ products: [chair] }]]))).toEqual(known);
});

test("a category is known by the menu at any depth, a brand by the brands, a page by a list of pages", () => {
  const beds = { id: 9, url: "/betten", children: [{ id: 10, url: "/boxspring", children: [] }] };
  const client = answers(
    [menuQuery(shop), [{ id: 8, url: "/schlafen", children: [beds] }]],
    [brandsQuery(shop), [{ id: 3, url: "/haldenhof" }]],
    [linksQuery(shop, "legal"), [{ id: 7, url: "/agb" }]],
  );
  expect(knownObject("/boxspring", client)).toEqual({ view: "category", viewId: 10 });
  expect(knownObject("/haldenhof", client)).toEqual({ view: "brand", viewId: 3 });
  expect(knownObject("/agb", client)).toEqual({ view: "content", viewId: 7 });
});

test("a product's page knows its categories and its brand", () => {
  const product = { ...sofa, brandId: 0, brandUrl: "/marke-null", categories: [{ id: 2, url: "/sofas" }] };
  const client = answers([productQuery(shop, 4), product]);
  expect(knownObject("/sofas", client)).toEqual({ view: "category", viewId: 2 });
  expect(knownObject("/marke-null", client)).toEqual({ view: "brand", viewId: 0 });
});

test("nothing is known of an address that no answer names, nor of what the shop says is not there", () => {
  const client = answers(
    [productsQuery(shop, {}), [sofa]],
    [{ queryKey: ["homeSelection", shop.config.locale] }, null],
  );
  expect(knownObject("/sofa-blau", client)).toBeUndefined();
  expect(knownObject("/", client)).toBeUndefined();
});
