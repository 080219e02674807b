import { expect, test } from "vitest";
import { calculateCouponDiscounts } from "./cartTotals.js";

const lines = [
  { variantId: 1, quantity: 2, unitCents: 5000, isPromotion: false },
  { variantId: 2, quantity: 1, unitCents: 333, isPromotion: true },
];
const terms = {
  amountCents: undefined,
  percent: 10,
  minSubtotalCents: 0,
  appliesToPromotions: true,
  variantIds: undefined,
};

test("a coupon rejected for good has no discount; one whose condition the cart may meet is calculated", () => {
  for (const reason of ["expired", "disabled", "login_required", "no_usage_left", "not_started"]) {
    expect(calculateCouponDiscounts(lines, [{ ...terms, reason }])).toEqual({
      byCoupon: [undefined],
      byLine: [0, 0],
      discountCents: 0,
    });
  }
  for (const reason of ["", "condition_not_met", undefined]) {
    expect(calculateCouponDiscounts(lines, [{ ...terms, reason }]).discountCents).toBe(1033);
  }
});

test.each([
  [500, 500],
  [20_000, 10_333],
])("a coupon of %d cents has a discount of %d", (amountCents, discountCents) => {
  expect(calculateCouponDiscounts(lines, [{ ...terms, amountCents }])).toMatchObject({
    byCoupon: [discountCents],
    discountCents,
  });
});

test("a coupon applies to its variants, and to promotions if it says so", () => {
  const off = (more: object) => calculateCouponDiscounts(lines, [{ ...terms, ...more }]).byLine;
  expect(off({ variantIds: [2] })).toEqual([0, 33]);
  expect(off({ appliesToPromotions: false })).toEqual([1000, 0]);
  expect(off({ appliesToPromotions: false, variantIds: [2] })).toEqual([0, 0]);
});

test("a coupon for free shipping only has no discount, and applies", () => {
  expect(calculateCouponDiscounts(lines, [{ ...terms, percent: undefined }]).byCoupon).toEqual([0]);
});

test("without lines no coupon applies", () => {
  expect(calculateCouponDiscounts([], [terms])).toEqual({ byCoupon: [undefined], byLine: [], discountCents: 0 });
});
