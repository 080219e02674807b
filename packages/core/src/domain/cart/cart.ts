import type { Picture } from "../catalogue/product.js";
import type { ShopCents } from "../money/cents.js";
import type { CartLine } from "./cartLines.js";

/** Different free samples that a cart can hold; more would be material for free. */
export const MAX_SAMPLES = 5;

/** Cart line as returned by the backend. Amounts are gross cents. */
export interface CartLineDetails<Cents extends number = ShopCents> extends CartLine<Cents> {
  productId: number;
  compareAtCents: Cents | undefined;
  vatPercent: number;
  step: number;
  stock: number;
  undeliverable: boolean;
  freight: boolean;
  /** Of one unit; absent when not reported. */
  weightGrams?: number | undefined;
  ref: string;
  title: string;
  url: string;
  brand: string;
  picture: Picture | undefined;
  color: string;
  size: string;
  categoryIds: readonly number[];
  /** Pickup location; undefined for shipping or before a choice. */
  fulfilmentCenterId?: number | undefined;
}

/** Coupon of a cart with its terms, so that its discount can be recalculated locally. Amounts are gross cents. */
export interface CartCoupon {
  code: string;
  title: string;
  /** Discount at the last backend response. */
  discountCents: number;
  freeShipping: boolean;
  /** Countries and shipping methods with free shipping; all if empty or absent. */
  freeShippingCountryIds?: readonly number[] | undefined;
  freeShippingMethodIds?: readonly number[] | undefined;
  /** Reason the coupon currently has no effect, e.g. "condition_not_met"; "" when it applies. */
  reason: string;
  /** At most one of `amountCents` and `percent`; neither for a coupon that only grants free shipping. */
  amountCents: number | undefined;
  percent: number | undefined;
  minSubtotalCents: number;
  /** Also applies to items on promotion. */
  appliesToPromotions: boolean;
  /** Variants in this cart the coupon applies to; undefined: all. */
  variantIds: readonly number[] | undefined;
}

/** Cart as last confirmed by the backend. */
export interface Cart {
  id: number;
  currency: string;
  /** Country whose prices and VAT the lines have; absent when unknown, as after a sign-in. */
  countryId?: number | undefined;
  lines: readonly CartLineDetails[];
  discountCents: number;
  /** In the order they were entered; absent when not reported. */
  coupons?: readonly CartCoupon[] | undefined;
  /** Secret of the cart; only set in the response that created it. */
  token: string | undefined;
}

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
  | "no_postage"
  /** With `keepBetter`: the coupon would replace others and raise the total. */
  | "worse_than_current";

interface ChangedLine {
  cartItemId: number;
  title: string;
}

/** Changes to a cart since its lines were last confirmed. Reported once: the check updates the cart. */
export interface CartCheck {
  /** No changes, and all lines can be delivered to the country. */
  valid: boolean;
  removed: readonly ChangedLine[];
  /** Gross cents of one unit. */
  priceChanged: ReadonlyArray<ChangedLine & { oldCents: number; newCents: number }>;
  /** "stock": insufficient stock; "step": the quantity step has changed. */
  quantityChanged: ReadonlyArray<ChangedLine & { oldQuantity: number; newQuantity: number; reason: "stock" | "step" }>;
  /** Lines whose chosen fulfilment center no longer has the units; any center supplies them now. */
  centersRemoved: readonly ChangedLine[];
  /** Ids of cart lines. */
  undeliverable: readonly number[];
  couponsRemoved: ReadonlyArray<{ code: string; reason: CouponReason }>;
  cart: Cart;
}
