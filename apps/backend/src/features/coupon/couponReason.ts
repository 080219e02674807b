/** Reason for rejecting a coupon. Source: wire reference 2.4 and 3.5. */
export type CouponReason =
  | "unknown"
  | "disabled"
  | "not_started"
  | "expired"
  | "login_required"
  | "no_usage_left"
  | "condition_not_met"
  /** The coupon only grants free shipping, and no shipping cost of the cart is affected. */
  | "no_postage";

/** Conditions of a coupon, evaluated for one cart. */
export interface CouponUse {
  enabled: boolean;
  startsAt: Date | null;
  endsAt: Date | null;
  /** Limited per customer, so it requires an account. */
  accountOnly: boolean;
  /** The cart belongs to an account. */
  hasAccount: boolean;
  usedUp: boolean;
  usedUpByCustomer: boolean;
  /** Minimum gross subtotal in cents, before discounts. */
  minGoodsCents: number;
}

/** Returns the reason for rejection, `undefined` when valid. `reduces`: the cart has lines the coupon applies to. */
export function reasonAgainst(
  coupon: CouponUse,
  cart: { now: Date; goodsCents: number; reduces: boolean },
): Exclude<CouponReason, "unknown" | "no_postage"> | undefined {
  if (!coupon.enabled) return "disabled";
  if (coupon.startsAt !== null && cart.now < coupon.startsAt) return "not_started";
  if (coupon.endsAt !== null && cart.now >= coupon.endsAt) return "expired";
  if (coupon.usedUp) return "no_usage_left";
  if (coupon.accountOnly && !coupon.hasAccount) return "login_required";
  if (coupon.usedUpByCustomer) return "no_usage_left";
  return cart.reduces && cart.goodsCents >= coupon.minGoodsCents ? undefined : "condition_not_met";
}
