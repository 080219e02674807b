import { expect, test } from "vitest";
import { calculateReduction } from "./calculateReduction.ts";

const reduced = { priceCents: 69_00, compareAtCents: 89_00, lowestPrice30dCents: 80_00 };

test("a reduction is counted from the lowest price of the last 30 days", () => {
  expect(calculateReduction(reduced, false)).toEqual({
    compareAtCents: 89_00,
    lowestPrice30dCents: 80_00,
    percent: undefined,
  });
});

test.each([
  ["was as cheap within the last 30 days", { ...reduced, lowestPrice30dCents: 69_00 }],
  ["was cheaper within the last 30 days", { ...reduced, lowestPrice30dCents: 59_00 }],
  ["has no history", { ...reduced, lowestPrice30dCents: undefined }],
  ["is not reduced", { priceCents: 69_00, compareAtCents: undefined, lowestPrice30dCents: undefined }],
])("nothing is struck through where the price %s", (_why, price) => {
  expect(calculateReduction(price, false)).toBeUndefined();
});

test("a calculated compare-at price is 16 percent higher, and only when the setting allows it", () => {
  const plain = { priceCents: 100_00, compareAtCents: undefined, lowestPrice30dCents: undefined };
  expect(calculateReduction(plain, true)).toEqual({
    compareAtCents: 116_00,
    lowestPrice30dCents: undefined,
    percent: 14,
  });
  expect(calculateReduction({ ...reduced, lowestPrice30dCents: undefined }, true)).toMatchObject({
    compareAtCents: 89_00,
    percent: 23,
  });
});
