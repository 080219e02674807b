import { centsToUnits } from "../prices.ts";
import type { AppliedCoupon } from "./applyCoupons.ts";

/**
 * Coupon row with the current discount and its terms, so that clients can estimate the discount while lines change.
 * `reason` is empty unless the coupon grants nothing.
 */
export const toCouponRow = (coupon: AppliedCoupon) => ({
  coupon_code: coupon.code,
  title: coupon.title,
  discount: centsToUnits(coupon.discountCents),
  free_postage: coupon.freeShipping,
  /** Countries and shipping methods with free shipping; empty: all. */
  postage_countries: coupon.shippingCountryIds,
  postage_methods: coupon.shippingMethodIds,
  reason: coupon.reason ?? "",
  kind: coupon.amountCents !== null ? "amount" : coupon.percent !== null ? "percent" : "free_postage",
  value: coupon.amountCents !== null ? centsToUnits(coupon.amountCents) : Number(coupon.percent ?? 0),
  min_goods: centsToUnits(coupon.minSubtotalCents),
  on_promotions: coupon.appliesToPromotions ? 1 : 0,
  /** Variant ids of this cart that it applies to; null: all. */
  sale_elements: coupon.variantIds,
});
