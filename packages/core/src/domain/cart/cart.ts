import type { Picture } from "../catalogue/product.js";
import type { CartLine } from "./cartLines.js";

/** A line as the shop answers it: everything a cart page shows. Amounts are gross cents. */
export interface ShopCartLine extends CartLine {
  productId: number;
  regularCents: number | undefined;
  vatPercent: number;
  step: number;
  stock: number;
  undeliverable: boolean;
  freight: boolean;
  /** of one piece; absent where the shop does not tell */
  weightGrams?: number | undefined;
  ref: string;
  title: string;
  url: string;
  brand: string;
  picture: Picture | undefined;
  color: string;
  size: string;
  categoryIds: readonly number[];
  /** where the shopper picks it up; undefined: it is delivered, or nothing was chosen */
  fulfilmentCenterId?: number | undefined;
}

/** A coupon of the cart with its terms, so that what it gives can be told while lines change. Amounts are gross cents. */
export interface CartCoupon {
  code: string;
  title: string;
  /** what it takes off the cart as the backend last saw it */
  discountCents: number;
  freePostage: boolean;
  /** where and by which ways the postage is free; empty or absent: all */
  postageCountryIds?: readonly number[] | undefined;
  postageMethodIds?: readonly number[] | undefined;
  /** why it gives nothing at present: "condition_not_met" and the like; "" where it holds */
  reason: string;
  /** one of the two, or none: then it only frees the postage */
  amountCents: number | undefined;
  percent: number | undefined;
  /** gross goods the cart must hold */
  minGoodsCents: number;
  /** goods on promotion are reduced too */
  onPromotions: boolean;
  /** the goods of this cart that it reduces; undefined: all */
  saleElementIds: readonly number[] | undefined;
}

/** The cart as the backend last confirmed it. */
export interface Cart {
  id: number;
  currency: string;
  lines: readonly ShopCartLine[];
  discountCents: number;
  /** in the order in which they were entered; absent where the shop does not tell */
  coupons?: readonly CartCoupon[] | undefined;
  /** the cart's secret; only in the answer that made the cart (decision D4) */
  token: string | undefined;
}
