import fc from "fast-check";
import { expect, test } from "vitest";
import { computeDiscounts, type CouponTerms, type DiscountableLine } from "./computeDiscounts.ts";
import { allocateCents } from "./allocateCents.ts";

const line = (variantId: number, grossCents: number, promo = false): DiscountableLine => ({
  variantId,
  grossCents,
  promo,
});
const coupon = (terms: Partial<CouponTerms>): CouponTerms => ({
  amountCents: null,
  percent: null,
  appliesToPromotions: true,
  variantIds: null,
  ...terms,
});

const cart = [line(1, 10_000), line(2, 5000, true), line(3, 333)];

test("a percent applies to all items, allocated to the lines to the cent", () => {
  expect(computeDiscounts(cart, [coupon({ percent: "10" })])).toEqual({ byCoupon: [1533], byLine: [1000, 500, 33] });
});

test("half a cent is rounded away from zero", () => {
  expect(computeDiscounts([line(1, 5)], [coupon({ percent: "10" })]).byCoupon).toEqual([1]);
  expect(computeDiscounts([line(1, 4)], [coupon({ percent: "10" })]).byCoupon).toEqual([0]);
});

test("an amount is at most the subtotal", () => {
  expect(computeDiscounts(cart, [coupon({ amountCents: 99_999 })])).toEqual({
    byCoupon: [15_333],
    byLine: [10_000, 5000, 333],
  });
});

test("a coupon on categories or products reduces their lines only", () => {
  expect(computeDiscounts(cart, [coupon({ percent: "50", variantIds: [1, 3] })])).toEqual({
    byCoupon: [5167],
    byLine: [5000, 0, 167],
  });
});

test("promotion lines are excluded if the coupon requires it", () => {
  expect(computeDiscounts(cart, [coupon({ percent: "10", appliesToPromotions: false })]).byLine).toEqual([1000, 0, 33]);
});

test("several percents each apply to the full prices", () => {
  expect(computeDiscounts(cart, [coupon({ percent: "10" }), coupon({ percent: "20" })]).byCoupon).toEqual([1533, 3067]);
});

test("together they never exceed the price of their items", () => {
  const { byCoupon, byLine } = computeDiscounts(cart, [
    coupon({ percent: "100", variantIds: [1] }),
    coupon({ percent: "50" }),
    coupon({ amountCents: 10_000 }),
  ]);
  expect(byCoupon).toEqual([10_000, 5333, 0]);
  expect(byLine).toEqual([10_000, 5000, 333]);
});

test("a split allocates every cent once, no part above its weight, fair to a cent", () => {
  const weights = fc.array(fc.nat(10_000_000), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (parts, share) => {
      const whole = parts.reduce((sum, part) => sum + part, 0);
      const cents = Math.floor(whole * share);
      const split = allocateCents(cents, parts);
      expect(split.reduce((sum, part) => sum + part, 0)).toBe(cents);
      for (const [at, part] of split.entries()) {
        const weight = parts[at] ?? 0;
        expect(part).toBeLessThanOrEqual(weight);
        expect(Math.abs(part - (whole === 0 ? 0 : (cents * weight) / whole))).toBeLessThan(1);
      }
    }),
  );
});
