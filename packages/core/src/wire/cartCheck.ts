import * as v from "valibot";
import type { CartCheck, CouponReason } from "../domain/cart/cart.js";
import { cartRow } from "./cart.js";
import { cents, flag, integer, text, textOrEmpty } from "./scalars.js";

/** An unknown reason falls back to the least specific one. */
export const couponReason: v.GenericSchema<unknown, CouponReason> = v.fallback(
  v.picklist([
    "unknown",
    "disabled",
    "not_started",
    "expired",
    "no_usage_left",
    "login_required",
    "condition_not_met",
    "no_postage",
  ]),
  "condition_not_met",
);

/** `data` of POST /cart/validate. Fields are not spread, or bundlers keep it for a cart that never validates. */
export const cartCheckRow: v.GenericSchema<unknown, CartCheck> = v.pipe(
  v.object({
    valid: flag,
    removed: v.array(v.object({ cartItemId: integer, title: textOrEmpty })),
    price_changed: v.array(v.object({ cartItemId: integer, title: textOrEmpty, old: cents, new: cents })),
    quantity_changed: v.array(
      v.object({
        cartItemId: integer,
        title: textOrEmpty,
        old: integer,
        new: integer,
        reason: v.optional(v.picklist(["stock", "step"]), "stock"),
      }),
    ),
    undeliverable: v.array(integer),
    coupons_removed: v.optional(v.array(v.object({ coupon_code: text, reason: couponReason })), []),
    cart: cartRow,
  }),
  v.transform((row) => ({
    valid: row.valid,
    removed: row.removed,
    priceChanged: row.price_changed.map(({ old, new: now, ...line }) => ({ ...line, oldCents: old, newCents: now })),
    quantityChanged: row.quantity_changed.map(({ old, new: now, ...line }) => ({
      ...line,
      oldQuantity: old,
      newQuantity: now,
    })),
    undeliverable: row.undeliverable,
    couponsRemoved: row.coupons_removed.map(({ coupon_code, reason }) => ({ code: coupon_code, reason })),
    cart: row.cart,
  })),
);
