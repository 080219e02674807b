import type { SearchPage, SearchProduct } from "@shop/core";
import { expect, test } from "vitest";
import { hitPrices } from "./hitPrices.ts";
import { readSearchParams, writeSearchParams } from "./searchAsked.ts";
import { productChunks, searchQueries, showable } from "./searchPlan.ts";

const product = (id: number, priceCents: number): SearchProduct => ({
  id,
  ref: "",
  title: `Sofa ${id}`,
  url: `/sofa-${id}`,
  stock: 1,
  priceCents,
  netCents: undefined,
  listCents: undefined,
  lowestCents: undefined,
  picture: undefined,
  categories: [],
  keywords: [],
  saleElementId: id,
  fulfilmentCenter: "",
});

const pageOf = (products: SearchProduct[], total = products.length): SearchPage => ({
  products,
  total,
  all: total,
  categories: [],
  corrections: [],
});

test("four of the engine's pages come in one call: five products and three times six; more comes by six", () => {
  expect(searchQueries("sofa", readSearchParams({ category: 7 }))).toEqual([
    { text: "sofa", from: 0, size: 23, categoryId: 7 },
  ]);
  expect(searchQueries("sofa", readSearchParams({ page: 6 })).map(({ from, size }) => [from, size])).toEqual([
    [0, 23],
    [23, 6],
    [29, 6],
  ]);
});

test("by price are put the hundred that fit best", () => {
  const asked = readSearchParams({ order: "priceHighToLow", page: 5 });
  expect(searchQueries("sofa", asked)).toMatchObject([{ from: 0, size: 100 }]);
  const page = pageOf(
    Array.from({ length: 40 }, (_, id) => product(id, id * 100)),
    400,
  );
  const chunks = productChunks([page], asked);
  expect(chunks.map(({ length }) => length)).toEqual([23, 6]);
  expect(chunks.flat().map(({ id }) => id)).toEqual(Array.from({ length: 29 }, (_, index) => 39 - index));
  expect(showable(page, asked)).toBe(100);
  expect(showable(page, readSearchParams({}))).toBe(400);
});

test("wrong values in the address count as absent", () => {
  const plain = { page: 4, sort: undefined, categoryId: undefined };
  expect(readSearchParams({})).toEqual(plain);
  expect(readSearchParams({ page: -1, order: "drop table", category: "7; --" })).toEqual(plain);
  expect(readSearchParams({ page: 1e9, order: {}, category: 1.5 })).toEqual(plain);
});

test("what is written in an address reads back; what goes without saying is not written", () => {
  expect(writeSearchParams(readSearchParams({}))).toEqual({});
  const params = { page: 6, order: "priceLowToHigh", category: 3 };
  expect(writeSearchParams(readSearchParams(params))).toEqual(params);
});

const home = { excludeVat: false, countryPercent: 20, atHome: true, showsAnyOldPrice: false };

test("a suggested price is what this shopper sees: gross at home, net, or with another country's VAT", () => {
  const sofa = { ...product(1, 120_00), netCents: 100_00, listCents: 240_00, lowestCents: 180_00 };
  expect(hitPrices(sofa, home)).toBe(sofa);
  expect(hitPrices(sofa, { ...home, excludeVat: true })).toMatchObject({
    priceCents: 100_00,
    listCents: 200_00,
    lowestCents: 150_00,
  });
  expect(hitPrices(sofa, { ...home, countryPercent: 21, atHome: false })).toMatchObject({
    priceCents: 121_00,
    listCents: 242_00,
  });
});

test("D1: a suggestion strikes no price that no lowest price of the last 30 days stands behind, unless the shop says so", () => {
  const sofa = { ...product(1, 120_00), listCents: 240_00 };
  expect(hitPrices(sofa, home).listCents).toBeUndefined();
  expect(hitPrices(sofa, { ...home, excludeVat: true }).listCents).toBeUndefined();
  expect(hitPrices(sofa, { ...home, showsAnyOldPrice: true }).listCents).toBe(240_00);
});
