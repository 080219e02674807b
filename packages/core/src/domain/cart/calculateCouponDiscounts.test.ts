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

test("a coupon for free shipping only has no discount, and applies", () => {
  expect(calculateCouponDiscounts(lines, [{ ...terms, percent: undefined }]).byCoupon).toEqual([0]);
});

test("without lines no coupon applies", () => {
  expect(calculateCouponDiscounts([], [terms])).toEqual({ byCoupon: [undefined], byLine: [], discountCents: 0 });
});
