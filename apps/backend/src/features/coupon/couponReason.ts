/** Why a coupon is not taken, in the order in which it is asked. Source: wire reference 2.4 and 3.5. */
export type CouponReason =
  | "unknown"
  | "disabled"
  | "not_started"
  | "expired"
  | "login_required"
  | "no_usage_left"
  | "condition_not_met"
  /** it only frees the postage, and the cart has none that it could free */
  | "no_postage";

/** What decides about a coupon, for one cart. */
export interface CouponUse {
  enabled: boolean;
  startsAt: Date | null;
  endsAt: Date | null;
  /** it may be used so many times by each customer, who must be known for that */
  accountOnly: boolean;
  /** the cart belongs to an account */
  hasAccount: boolean;
  usedUp: boolean;
  usedUpByCustomer: boolean;
  /** gross goods the cart must hold before any discount */
  minGoodsCents: number;
}

/** Undefined: it holds. `reduces` tells that the cart has goods it is for. */
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
