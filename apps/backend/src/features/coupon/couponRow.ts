import { euro } from "../../dialects/euro.ts";
import type { GrantedCoupon } from "./grantCoupons.ts";

/**
 * Coupon row with the current discount and its terms, so that clients can estimate the discount while lines change.
 * `reason` is empty unless the coupon grants nothing.
 */
export const couponRow = (coupon: GrantedCoupon) => ({
  coupon_code: coupon.code,
  title: coupon.title,
  discount: euro(coupon.discountCents),
  free_postage: coupon.freePostage,
  /** Countries and shipping methods with free shipping; empty: all. */
  postage_countries: coupon.postageCountries,
  postage_methods: coupon.postageMethods,
  reason: coupon.reason ?? "",
  kind: coupon.amountCents !== null ? "amount" : coupon.percent !== null ? "percent" : "free_postage",
  value: coupon.amountCents !== null ? euro(coupon.amountCents) : Number(coupon.percent ?? 0),
  min_goods: euro(coupon.minGoodsCents),
  on_promotions: coupon.onPromotions ? 1 : 0,
  /** Variant ids of this cart that it applies to; null: all. */
  sale_elements: coupon.saleElementIds,
});
