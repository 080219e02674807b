import type { Cart } from "./cart.js";

/** Why a coupon is not taken, or gives nothing. Source: wire reference 2.4. */
export type CouponReason =
  | "unknown"
  | "disabled"
  | "not_started"
  | "expired"
  | "no_usage_left"
  | "login_required"
  | "condition_not_met"
  /** it only frees the postage, and no way to bring this cart has postage that it could free */
  | "no_postage";

interface Changed {
  cartItemId: number;
  title: string;
}

/** What has become of a cart since its lines were last confirmed. It is told once: the cart is up to date afterwards. */
export interface CartCheck {
  /** nothing has changed, and everything can be delivered to the country */
  valid: boolean;
  /** no longer available */
  removed: readonly Changed[];
  /** gross cents of one piece */
  priceChanged: ReadonlyArray<Changed & { oldCents: number; newCents: number }>;
  /** "stock": there are fewer; "step": it is sold in multiples now */
  quantityChanged: ReadonlyArray<Changed & { oldQuantity: number; newQuantity: number; reason: "stock" | "step" }>;
  /** lines, by id */
  undeliverable: readonly number[];
  /** they have ended or were used up */
  couponsRemoved: ReadonlyArray<{ code: string; reason: CouponReason }>;
  cart: Cart;
}
