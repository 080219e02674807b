import { expect, test } from "vitest";
import { couponDiscounts } from "./couponDiscounts.js";

const lines = [
  { productSaleElementId: 1, quantity: 2, unitCents: 5000, promo: false },
  { productSaleElementId: 2, quantity: 1, unitCents: 333, promo: true },
];
const terms = {
  amountCents: undefined,
  percent: 10,
  minGoodsCents: 0,
  onPromotions: true,
  saleElementIds: undefined,
};

test("a coupon the shop refuses for good gives nothing; one whose condition the cart may meet is reckoned", () => {
  for (const reason of ["expired", "disabled", "login_required", "no_usage_left", "not_started"]) {
    expect(couponDiscounts(lines, [{ ...terms, reason }])).toEqual({
      byCoupon: [undefined],
      byLine: [0, 0],
      discountCents: 0,
    });
  }
  for (const reason of ["", "condition_not_met", undefined]) {
    expect(couponDiscounts(lines, [{ ...terms, reason }]).discountCents).toBe(1033);
  }
});

test("a coupon that only frees the postage takes nothing off, and holds", () => {
  expect(couponDiscounts(lines, [{ ...terms, percent: undefined }]).byCoupon).toEqual([0]);
});

test("without lines no coupon holds", () => {
  expect(couponDiscounts([], [terms])).toEqual({ byCoupon: [undefined], byLine: [], discountCents: 0 });
});
