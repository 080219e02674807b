/** Reason for rejecting a coupon. Source: wire reference 2.4 and 3.5. */
export type CouponRejection =
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
export interface CouponConditions {
  enabled: boolean;
  startsAt: Date | null;
  endsAt: Date | null;
  /** Limited per customer, so it requires an account. */
  requiresAccount: boolean;
  /** The cart belongs to an account. */
  hasAccount: boolean;
  isUsedUp: boolean;
  isUsedUpByCustomer: boolean;
  /** Minimum gross subtotal in cents, before discounts. */
  minSubtotalCents: number;
}

/** Returns the reason for rejection, `undefined` when valid. `reduces`: the cart has lines the coupon applies to. */
export function checkConditions(
  coupon: CouponConditions,
  cart: { now: Date; subtotalCents: number; hasEligibleLine: boolean },
): Exclude<CouponRejection, "unknown" | "no_postage"> | undefined {
  if (!coupon.enabled) return "disabled";
  if (coupon.startsAt !== null && cart.now < coupon.startsAt) return "not_started";
  if (coupon.endsAt !== null && cart.now >= coupon.endsAt) return "expired";
  if (coupon.isUsedUp) return "no_usage_left";
  if (coupon.requiresAccount && !coupon.hasAccount) return "login_required";
  if (coupon.isUsedUpByCustomer) return "no_usage_left";
  return cart.hasEligibleLine && cart.subtotalCents >= coupon.minSubtotalCents ? undefined : "condition_not_met";
}
