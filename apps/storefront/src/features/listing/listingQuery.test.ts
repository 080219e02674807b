import type { Facets } from "@shop/core";
import { describe, expect, it } from "vitest";
import { EMPTY_FILTER, type ListingFilter } from "./filterParams.ts";
import { buildRatingOptions, buildFacetGroups } from "./filterGroups.ts";
import {
  buildProductFilter,
  dropUnknownValues,
  isRanked,
  keepCurrency,
  lastPageOf,
  toSortParam,
} from "./listingQuery.ts";
import { defaultSort } from "./listingSubject.ts";
import { SORT_ORDERS } from "./pageSearch.ts";
import texts from "./texts/de.json" with { type: "json" };

const value = (id: number, count = 5) => ({ id, title: `value ${id}`, hex: undefined, count });

const offered: Facets = {
  count: 20,
  priceCents: { min: 1000, max: 90_000 },
  inStock: 20,
  onSale: 3,
  fastDelivery: 2,
  ratings: [
    { rating: 4, count: 6 },
    { rating: 3, count: 9 },
  ],
  brands: [value(1), value(2)],
  attributes: [{ id: 1, code: "color", title: "Farbe", values: [value(3), value(7)] }],
  features: [{ id: 7, code: "material", title: "Material", values: [value(2), value(9)] }],
  ranges: [{ id: 1, code: "width", title: "Breite", unit: "cm", min: 35, max: 330 }],
};

const filter = (own: Partial<ListingFilter>): ListingFilter => ({ ...EMPTY_FILTER, ...own });
const category = { kind: "category", id: 4 } as const;

it("a list offers best-selling first, price up and down, newest and rating, and no alphabet", () => {
  expect(defaultSort(category)).toBe("sales_view_quantity");
  expect(SORT_ORDERS).toEqual(["sales_view_quantity", "min_price", "max_price", "created_reverse", "rating"]);
  expect(texts.sort.sales_view_quantity).toBe("Meistgekauft");
});

it("a search is sorted by best match, without a parameter in the URL", () => {
  const search = { kind: "search", text: "sofa" } as const;
  expect(defaultSort(search)).toBe("given_id");
  expect(toSortParam(search, "given_id")).toBeUndefined();
});

it("the engine lists a search without filter and sort order", () => {
  expect(isRanked({})).toBe(true);
  expect(isRanked({ sort: "min_price" })).toBe(false);
  for (const search of [{ a1: 3 }, { sale: 1 }, { price: "100-" }])
    expect(isRanked({ ...search, sort: undefined })).toBe(false);
  for (const search of [{ a1: "x" }, { category: 4, page: 2 }])
    expect(isRanked({ ...search, sort: undefined })).toBe(true);
});

describe("the product filter of a list", () => {
  it("is the subject alone without a filter", () => {
    expect(JSON.stringify(buildProductFilter(category, EMPTY_FILTER, 1))).toBe('{"category":4}');
    expect(JSON.stringify(buildProductFilter({ kind: "all" }, EMPTY_FILTER, 1))).toBe("{}");
    expect(JSON.stringify(buildProductFilter({ kind: "type", type: "sale" }, EMPTY_FILTER, 1))).toBe(
      '{"reduced":true}',
    );
    expect(JSON.stringify(buildProductFilter({ kind: "type", type: "new" }, EMPTY_FILTER, 1))).toBe('{"isNew":true}');
    expect(JSON.stringify(buildProductFilter({ kind: "type", type: "bestsellers" }, EMPTY_FILTER, 1))).toBe(
      '{"bestseller":true}',
    );
    expect(JSON.stringify(buildProductFilter({ kind: "search", text: "sofa", category: 4 }, EMPTY_FILTER, 1))).toBe(
      '{"search":"sofa","category":4}',
    );
  });

  it("keeps the subject", () => {
    const brand = buildProductFilter({ kind: "brand", id: 2 }, filter({ brands: [1] }), 1);
    expect(brand.brand).toBe(2);
    const listed = { kind: "content", id: 30, brandId: 2, categoryId: 4 } as const;
    expect(buildProductFilter(listed, filter({ brands: [1] }), 1)).toMatchObject({ brand: 2, category: 4 });
  });

  it("is whole euros for a price in the displayed currency, so that no product is missing", () => {
    expect(buildProductFilter(category, filter({ price: { min: 1000, max: 2000 } }), 5.0712).price).toEqual({
      min: 197,
      max: 395,
    });
    expect(buildProductFilter(category, filter({ price: { min: 200 } }), 1).price).toEqual({
      min: 200,
      max: undefined,
    });
  });

  it("has both ends of every range", () => {
    expect(buildProductFilter(category, filter({ measures: { 1: { max: 160 } } }), 1).ranges).toEqual({
      1: { min: 0, max: 160 },
    });
  });
});

describe("a price filter", () => {
  const euro = filter({ price: { min: 200, max: 800 }, inStock: true });
  const lei = filter({ price: { min: 1000, max: 4000, currency: "RON" }, inStock: true });
  const none = filter({ inStock: true });

  it("applies in its currency only, which by default is the storefront's", () => {
    expect(keepCurrency(euro, "EUR", "EUR")).toEqual(euro);
    expect(keepCurrency(euro, "RON", "EUR")).toEqual(none);
    expect(keepCurrency(lei, "RON", "EUR")).toEqual(lei);
    expect(keepCurrency(lei, "EUR", "EUR")).toEqual(none);
    expect(keepCurrency(none, "RON", "EUR")).toEqual(none);
  });
});

describe("values without products of the subject", () => {
  it("count as absent", () => {
    const foreign = filter({ brands: [1, 99], attributes: { 1: [3, 4], 5: [1] }, measures: { 8: { min: 1 } } });
    expect(dropUnknownValues(foreign, offered)).toEqual(filter({ brands: [1], attributes: { 1: [3] } }));
  });
});

describe("the facets of a list", () => {
  const groups = (currentFacets: Facets, selected: Partial<ListingFilter> = {}) =>
    buildFacetGroups({ subject: category, baseFacets: offered, currentFacets, filter: filter(selected) }, "Marke");

  it("keep their unfiltered order", () => {
    const turned = { ...offered, features: [{ ...offered.features[0]!, values: [value(9, 4), value(2, 1)] }] };
    expect(groups(turned)[1]?.options.map(({ id, count }) => [id, count])).toEqual([
      [2, 1],
      [9, 4],
    ]);
  });

  it("omit values without products, unless selected", () => {
    const none = { ...offered, count: 2, attributes: [] };
    expect(groups(none).map(({ name }) => name)).toEqual(["f7", "brand"]);
    expect(groups(none, { attributes: { 1: [7] } })[0]?.options).toEqual([{ ...value(7, 0), selected: true }]);
  });

  it("omit a single value that all products have", () => {
    const same = { ...offered, count: 5, brands: [value(1, 5)] };
    expect(groups(same).map(({ name }) => name)).not.toContain("brand");
  });

  it("omit brands in a brand's list", () => {
    const found = buildFacetGroups(
      { subject: { kind: "brand", id: 1 }, baseFacets: offered, currentFacets: offered, filter: EMPTY_FILTER },
      "Marke",
    );
    expect(found.map(({ name }) => name)).toEqual(["a1", "f7"]);
  });
});

it("new products are sorted by age, without a parameter in the URL", () => {
  const news = { kind: "type", type: "new" } as const;
  expect(defaultSort(news)).toBe("created_reverse");
  expect(toSortParam(news, "created_reverse")).toBeUndefined();
  expect(toSortParam(news, "sales_view_quantity")).toBe("sales_view_quantity");
});

it("an empty list has one page", () => {
  expect([0, 1, 24, 25].map(lastPageOf)).toEqual([1, 1, 1, 2]);
});

describe("the ratings of a list", () => {
  const options = (found: Partial<Facets>, minRating?: number, all: Partial<Facets> = {}) =>
    buildRatingOptions({
      baseFacets: { ...offered, ...all },
      currentFacets: { ...offered, ...found },
      filter: filter({ minRating }),
    });

  it("count products under the other filters", () => {
    expect(
      options({
        ratings: [
          { rating: 4, count: 1 },
          { rating: 3, count: 2 },
        ],
      }),
    ).toEqual([
      { stars: 4, count: 1 },
      { stars: 3, count: 2 },
    ]);
  });

  it("are omitted without products, unless selected", () => {
    const none = {
      ratings: [
        { rating: 4, count: 0 },
        { rating: 3, count: 2 },
      ],
    };
    expect(options(none)).toEqual([{ stars: 3, count: 2 }]);
    expect(options(none, 4)).toEqual([
      { stars: 4, count: 0 },
      { stars: 3, count: 2 },
    ]);
  });

  it("have no count without results, or if the backend does not count them", () => {
    expect(options({ count: 0 }).map(({ count }) => count)).toEqual([undefined, undefined]);
    expect(options({ ratings: [] }, undefined, { ratings: [] }).map(({ count }) => count)).toEqual([
      undefined,
      undefined,
    ]);
  });
});
