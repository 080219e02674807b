import * as fc from "fast-check";
import { expect, test } from "vitest";
import { hostileText, FIXED_SEED } from "../../../../testkit/src/arbitraries.js";
import { contentListing, screenFor } from "./content.js";

test("JSON with brand_id and category_id shows the content as a listing", () => {
  expect(contentListing('{"brand_id":3,"category_id":"14","note":"x"}')).toEqual({
    listing: { brandId: 3, categoryId: 14 },
  });
});

test("no footnote is no listing and no error", () => {
  for (const text of ["", "  \n", null, undefined]) expect(contentListing(text)).toEqual({ listing: undefined });
});

test.each([
  "Alles Gute",
  "{",
  "null",
  "12",
  "[]",
  "{}",
  '{"brand_id":3}',
  '{"brand_id":0,"category_id":4}',
  '{"brand_id":"3a","category_id":4}',
])("a footnote parse failure is reported, not thrown: %s", (text) => {
  const result = contentListing(text);
  expect(result.listing).toBeUndefined();
  expect(result.error).toMatch(/^Footnote/);
});

test("no text makes it throw", () => {
  fc.assert(
    fc.property(hostileText(), (text) => {
      expect(() => contentListing(text)).not.toThrow();
    }),
    FIXED_SEED,
  );
});

test("product shows the product screen; category and brand show the listing; content shows a content page", () => {
  expect(["product", "pse", "category", "brand", "content"].map(screenFor)).toEqual([
    "product",
    "product",
    "listing",
    "listing",
    "content",
  ]);
});

test("an unsupported view has no screen", () => {
  for (const view of ["", "folder", "Product", "__proto__", "constructor"]) expect(screenFor(view)).toBeUndefined();
});
