import type { Cart } from "./cart.js";

/** Reason a coupon is rejected or has no effect. */
export type CouponReason =
  | "unknown"
  | "disabled"
  | "not_started"
  | "expired"
  | "no_usage_left"
  | "login_required"
  | "condition_not_met"
  /** The coupon only grants free shipping, and no shipping method of this cart has a cost it could waive. */
  | "no_postage";

interface ChangedLine {
  cartItemId: number;
  title: string;
}

/** Changes to a cart since its lines were last confirmed. Reported once: the check updates the cart. */
export interface CartCheck {
  /** No changes, and all lines can be delivered to the country. */
  valid: boolean;
  /** Lines no longer available. */
  removed: readonly ChangedLine[];
  /** Gross cents of one unit. */
  priceChanged: ReadonlyArray<ChangedLine & { oldCents: number; newCents: number }>;
  /** "stock": insufficient stock; "step": the quantity step has changed. */
  quantityChanged: ReadonlyArray<ChangedLine & { oldQuantity: number; newQuantity: number; reason: "stock" | "step" }>;
  /** Ids of cart lines. */
  undeliverable: readonly number[];
  /** Expired or used up. */
  couponsRemoved: ReadonlyArray<{ code: string; reason: CouponReason }>;
  cart: Cart;
}
