import { euro } from "../../dialects/euro.ts";
import type { GrantedCoupon } from "./grantCoupons.ts";

/**
 * A coupon of a cart: what it gives now, and its terms, so that a client can tell what it gives while lines change.
 * `reason` says why it gives nothing, or is "".
 */
export const couponRow = (coupon: GrantedCoupon) => ({
  coupon_code: coupon.code,
  title: coupon.title,
  discount: euro(coupon.discountCents),
  free_postage: coupon.freePostage,
  /** where and by which methods; empty: all */
  postage_countries: coupon.postageCountries,
  postage_methods: coupon.postageMethods,
  reason: coupon.reason ?? "",
  kind: coupon.amountCents !== null ? "amount" : coupon.percent !== null ? "percent" : "free_postage",
  value: coupon.amountCents !== null ? euro(coupon.amountCents) : Number(coupon.percent ?? 0),
  min_goods: euro(coupon.minGoodsCents),
  on_promotions: coupon.onPromotions ? 1 : 0,
  /** the sale elements of this cart it reduces; null: all */
  sale_elements: coupon.saleElementIds,
});
