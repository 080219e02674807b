import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parsePageSearch } from "./pageSearch.ts";
import { EMPTY_FILTER, isFiltered, parseFilter, serializeFilter } from "./filterParams.ts";

describe("a filter in the URL", () => {
  it("is short and canonical, in any order of selection", () => {
    const filter = parseFilter({ f7: "2", a1: "7-3-7", m1: "80-160", brand: 2, price: "200-800", stock: 1, rating: 4 });
    expect(serializeFilter(filter)).toEqual({
      a1: "3-7",
      f7: 2,
      m1: "80-160",
      brand: 2,
      price: "200-800",
      stock: 1,
      rating: 4,
    });
  });

  it("parses the form submitted before hydration", () => {
    const filter = parseFilter({
      a1: [3, "7"],
      price: ["", "1.200"],
      m1: ["", ""],
      stock: 1,
      rating: 0,
      sort: "rating",
    });
    expect(serializeFilter(filter)).toEqual({ a1: "3-7", price: "0-1200", stock: 1 });
  });

  it("parses a form, which has a list of values for each name", () => {
    const params = { a1: "3-7", price: "0-1200", stock: 1, sale: 1, fast: 1, rating: 4, brand: 2 };
    const form = {
      a1: ["3", "7"],
      price: ["", "1200"],
      stock: ["1"],
      sale: ["1"],
      fast: ["1"],
      rating: ["4"],
      brand: ["2"],
    };
    expect(parseFilter(form)).toEqual(parseFilter(params));
  });

  it("names the currency of a price that is not the storefront's, also from a form", () => {
    const price = { min: 1000, max: 4000, currency: "RON" };
    expect(parseFilter({ price: "1000-4000-RON" }).price).toEqual(price);
    expect(parseFilter({ price: ["1.000", "4000", "RON"] }).price).toEqual(price);
    expect(serializeFilter(parseFilter({ price: ["", "4000", "RON"] }))).toEqual({ price: "0-4000-RON" });
    expect(serializeFilter(parseFilter({ price: "1000--RON" }))).toEqual({ price: "1000--RON" });
    expect(parseFilter({ price: ["", "", "RON"] }).price).toBeUndefined();
  });

  it.each([
    ["200-800", { min: 200, max: 800 }],
    ["800-200", { min: 200, max: 800 }],
    ["200-", { min: 200, max: undefined }],
    // The router parses "-800" as a number.
    [-800, { min: undefined, max: 800 }],
    [["1 200", "2.500,90"], { min: 1200, max: 2500 }],
  ])("reads the range %s", (price, range) => {
    expect(parseFilter({ price }).price).toEqual(range);
  });

  it.each([
    ["a1", "x"],
    ["a1", { 0: 1 }],
    ["a1", ""],
    ["a1", "0"],
    ["a1", "1e99"],
    ["a0", "3"],
    ["a99999999", "3"],
    ["price", "cheap"],
    ["price", "-"],
    ["price", "1-2-3"],
    ["price", "1-2-lei"],
    ["price", "1-2-RON-4"],
    ["m1", null],
    ["stock", "yes"],
    ["rating", 9],
    ["rating", "4.5"],
    ["brand", true],
    ["brand", -3],
    ["__proto__", { a1: 3 }],
  ])("counts an invalid value as absent: %s=%j", (name, value) => {
    expect(isFiltered(parseFilter({ [name]: value }))).toBe(false);
  });

  it("keeps valid values beside an invalid one", () => {
    expect(parseFilter({ a1: "3-x-7", price: "cheap" })).toEqual({ ...EMPTY_FILTER, attributes: { 1: [3, 7] } });
  });

  it("never exceeds the limits of the backend's calls", () => {
    const many = Array.from({ length: 200 }, (_, index) => 1_000_000 + index);
    const search = Object.fromEntries(many.map((id) => [`f${id}`, id]));
    expect(Object.keys(parseFilter({ ...search, a1: many }).features).length).toBeLessThanOrEqual(24);
    expect(parseFilter({ a1: many }).attributes).toEqual({});
  });

  it("accepts any URL, and round-trips", () => {
    const value = fc.oneof(fc.string(), fc.integer(), fc.constant(null), fc.array(fc.oneof(fc.string(), fc.integer())));
    const name = fc.oneof(fc.string(), fc.constantFrom("a1", "f2", "m3", "brand", "price", "stock", "rating"));
    fc.assert(
      fc.property(fc.dictionary(name, value), (search) => {
        const written = serializeFilter(parseFilter(search));
        expect(serializeFilter(parseFilter(written))).toEqual(written);
      }),
      { seed: 1, numRuns: 300 },
    );
  });
});

describe("the URL of a list", () => {
  it("accepts the specification's names of the price sort orders", () => {
    expect(parsePageSearch({ sort: "priceLowToHigh" }).sort).toBe("min_price");
    expect(parsePageSearch({ sort: "priceHighToLow" }).sort).toBe("max_price");
  });

  it("removes invalid values from the URL, and keeps foreign parameters", () => {
    const search = parsePageSearch({ a1: "x", price: "cheap", utm_source: "mail" });
    expect(search).toMatchObject({ a1: undefined, price: undefined });
    expect(Object.keys(search)).toContain("a1");
    expect(Object.keys(search)).not.toContain("utm_source");
  });
});
