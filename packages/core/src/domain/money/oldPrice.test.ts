import * as fc from "fast-check";
import { expect, test } from "vitest";
import { cents, FIXED_SEED } from "../../../../testkit/src/arbitraries.js";
import { discountPercent, oldPriceCents } from "./cents.js";

test("the compare-at price is the list price if above the price", () => {
  expect(oldPriceCents(10_000, 12_500)).toBe(12_500);
});

test("fallback compare-at price: price times 1.16 when no list price is above it", () => {
  expect(oldPriceCents(10_000)).toBe(11_600);
  expect(oldPriceCents(10_000, 10_000)).toBe(11_600);
  expect(oldPriceCents(10_000, 0)).toBe(11_600);
  expect(oldPriceCents(0)).toBe(0);
  expect(oldPriceCents(3)).toBe(3);
  expect(oldPriceCents(4)).toBe(5);
});

test("× 1.16 is exact to 10^13 cents", () => {
  fc.assert(
    fc.property(cents(), (price) => {
      const exact = (BigInt(price) * 116n * 2n + 100n) / 200n;
      expect(oldPriceCents(price)).toBe(Number(exact));
    }),
    FIXED_SEED,
  );
});

test("discount percent is rounded up", () => {
  expect(discountPercent(10_000, 11_600)).toBe(14);
  expect(discountPercent(9999, 10_000)).toBe(1);
  expect(discountPercent(1, 10_000)).toBe(100);
});

test("a whole percent is not rounded to the next one by binary noise", () => {
  expect(discountPercent(9300, 10_000)).toBe(7);
  expect(discountPercent(7100, 10_000)).toBe(29);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100 }), cents(10 ** 11), (percent, hundredth) => {
      fc.pre(hundredth > 0);
      expect(discountPercent(hundredth * (100 - percent), hundredth * 100)).toBe(percent);
    }),
    FIXED_SEED,
  );
});

test("there is no discount without a reduction", () => {
  for (const [price, old] of [
    [100, 100],
    [200, 100],
    [0, 0],
    [100, 0],
    [100, Number.NaN],
  ] as const) {
    expect(discountPercent(price, old)).toBe(0);
  }
  expect(discountPercent(0, 100)).toBe(100);
});

test.each([
  [-500, -100],
  [-5, 0],
  [100, 100],
])("from %d to %d there is no reduction", (price, old) => {
  expect(discountPercent(price, old)).toBe(0);
});

test("what cost one cent and is free is reduced by 100 %", () => {
  expect(discountPercent(0, 1)).toBe(100);
});
