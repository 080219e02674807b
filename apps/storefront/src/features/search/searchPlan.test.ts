import type { SearchPage, SearchProduct } from "@shop/core";
import { expect, test } from "vitest";
import { parseSearchParams, serializeSearchParams } from "./searchRequest.ts";
import { splitIntoChunks, buildSearchQueries, listableCount } from "./searchPlan.ts";

const product = (id: number, priceCents: number): SearchProduct => ({
  id,
  ref: "",
  title: `Sofa ${id}`,
  url: `/sofa-${id}`,
  stock: 1,
  priceCents,
  netCents: undefined,
  listPriceCents: undefined,
  lowestPrice30dCents: undefined,
  picture: undefined,
  categories: [],
  keywords: [],
  variantId: id,
  fulfilmentCenter: "",
});

const pageOf = (products: SearchProduct[], total = products.length): SearchPage => ({
  products,
  total,
  totalUnfiltered: total,
  categories: [],
  spellingSuggestions: [],
});

test("the first call has four pages of the engine: five products and three times six; further ones have six", () => {
  expect(buildSearchQueries("sofa", parseSearchParams({ category: 7 }))).toEqual([
    { text: "sofa", from: 0, size: 23, categoryId: 7 },
  ]);
  expect(buildSearchQueries("sofa", parseSearchParams({ page: 6 })).map(({ from, size }) => [from, size])).toEqual([
    [0, 23],
    [23, 6],
    [29, 6],
  ]);
});

test("sorting by price applies to the hundred best matches", () => {
  const request = parseSearchParams({ order: "priceHighToLow", page: 5 });
  expect(buildSearchQueries("sofa", request)).toMatchObject([{ from: 0, size: 100 }]);
  const page = pageOf(
    Array.from({ length: 40 }, (_, id) => product(id, id * 100)),
    400,
  );
  const chunks = splitIntoChunks([page], request);
  expect(chunks.map(({ length }) => length)).toEqual([23, 6]);
  expect(chunks.flat().map(({ id }) => id)).toEqual(Array.from({ length: 29 }, (_, index) => 39 - index));
  expect(listableCount(page, request)).toBe(100);
  expect(listableCount(page, parseSearchParams({}))).toBe(400);
});

test("invalid values in the URL count as absent", () => {
  const plain = { page: 4, order: undefined, category: undefined };
  expect(parseSearchParams({})).toEqual(plain);
  expect(parseSearchParams({ page: -1, order: "drop table", category: "7; --" })).toEqual(plain);
  expect(parseSearchParams({ page: 1e9, order: {}, category: 1.5 })).toEqual(plain);
});

test("search parameters read back from the URL; defaults are omitted", () => {
  expect(serializeSearchParams(parseSearchParams({}))).toEqual({});
  const params = { page: 6, order: "priceLowToHigh", category: 3 };
  expect(serializeSearchParams(parseSearchParams(params))).toEqual(params);
});
