import type { EuroCents } from "../money/cents.js";
import type { Picture } from "../catalogue/product.js";
import type { CartLine } from "./cartLines.js";

/** Cart line as returned by the backend. Amounts are gross cents. */
export interface CartLineDetails<Cents extends number = EuroCents> extends CartLine<Cents> {
  productId: number;
  compareAtCents: Cents | undefined;
  vatPercent: number;
  step: number;
  stock: number;
  undeliverable: boolean;
  freight: boolean;
  /** Weight of one unit; absent when not reported. */
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
  /** Countries and shipping methods with free shipping; empty or absent: all. */
  freeShippingCountryIds?: readonly number[] | undefined;
  freeShippingMethodIds?: readonly number[] | undefined;
  /** Reason the coupon currently has no effect, e.g. "condition_not_met"; "" when it applies. */
  reason: string;
  /** At most one of `amountCents` and `percent`; neither for a coupon that only grants free shipping. */
  amountCents: number | undefined;
  percent: number | undefined;
  /** Minimum gross subtotal. */
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
