import { expect, test } from "vitest";
import { reduction } from "./reduction.ts";

const reduced = { priceCents: 69_00, regularCents: 89_00, lowestCents: 80_00 };

test("a reduction is counted from the lowest price of the last 30 days", () => {
  expect(reduction(reduced, false)).toEqual({ regularCents: 89_00, lowestCents: 80_00, percent: undefined });
});

test.each([
  ["was as cheap within the last 30 days", { ...reduced, lowestCents: 69_00 }],
  ["was cheaper within the last 30 days", { ...reduced, lowestCents: 59_00 }],
  ["has no history", { ...reduced, lowestCents: undefined }],
  ["is not reduced", { priceCents: 69_00, regularCents: undefined, lowestCents: undefined }],
])("nothing is struck through where the price %s", (_why, price) => {
  expect(reduction(price, false)).toBeUndefined();
});

test("an invented old price is 16 percent more, and only where the shop's settings say so", () => {
  const plain = { priceCents: 100_00, regularCents: undefined, lowestCents: undefined };
  expect(reduction(plain, true)).toEqual({ regularCents: 116_00, lowestCents: undefined, percent: 14 });
  expect(reduction({ ...reduced, lowestCents: undefined }, true)).toMatchObject({ regularCents: 89_00, percent: 23 });
});
