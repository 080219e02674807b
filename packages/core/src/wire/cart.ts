import type * as v from "valibot";
import type { Cart, CartCheck, CartCoupon, CartLineDetails, CouponReason } from "../domain/cart/cart.js";
import { roundToCents } from "../domain/money/cents.js";
import { firstPicture } from "./product.js";
import {
  cents,
  centsOrZero,
  decimal,
  flag,
  flagOrOff,
  grams,
  integer,
  integerOrNone,
  text,
  textOrEmpty,
  textOrNone,
} from "./scalars.js";
import { anyValue, fallback, picklist, type Schema } from "./createSchema.js";
import { array, listOrEmpty, optional, orUndefined, row, rows, rowsOrEmpty } from "./row.js";

/** A cart line: a product row plus the cart's own fields. Unit prices are gross, in the cart's country. */
export const cartItemRow: Schema<CartLineDetails> = row(
  {
    cartItemId: integer,
    productId: ["id", integer],
    variantId: ["PRODUCT_SALE_ELEMENT", integer],
    quantity: integer,
    unitCents: ["price", cents],
    compareAtCents: ["TAXED_PRICE", cents],
    isPromotion: ["IS_PROMO", flag],
    vatPercent: ["vat_percent", decimal],
    step: ["quantityCount", optional(integer, 1)],
    stock: integer,
    undeliverable: flagOrOff,
    freight: flagOrOff,
    weightGrams: ["weight", optional(grams)],
    ref: ["REF", text],
    title: ["TITLE", text],
    url: ["URL", text],
    variantUrl: ["PSE_URL", textOrEmpty],
    brand: ["brand_name", textOrEmpty],
    picture: ["image", firstPicture],
    color: ["selectedProductColor", textOrEmpty],
    size: ["selectedProductSize", textOrEmpty],
    categories: ["category", listOrEmpty(row({ id: integer, title: text }))],
    fulfilmentCenterId: ["selectedFulfilmentCenter", integerOrNone],
  },
  ({ isPromotion, compareAtCents, variantUrl, categories, ...line }) => ({
    ...line,
    compareAtCents: isPromotion ? compareAtCents : undefined,
    url: variantUrl || line.url,
    categoryIds: categories.map(({ id }) => id),
  }),
);

/** A coupon of the cart with its terms; `value` is an amount in the cart's currency or a percentage. */
export const cartCouponRow: Schema<CartCoupon> = row(
  {
    code: ["coupon_code", text],
    title: textOrEmpty,
    discountCents: ["discount", cents],
    freeShipping: ["free_postage", flagOrOff],
    freeShippingCountryIds: ["postage_countries", listOrEmpty(integer)],
    freeShippingMethodIds: ["postage_methods", listOrEmpty(integer)],
    reason: textOrEmpty,
    kind: optional(picklist(["amount", "percent", "free_postage"]), "free_postage"),
    value: optional(decimal, 0),
    minSubtotalCents: ["min_goods", optional(cents, 0)],
    appliesToPromotions: ["on_promotions", optional(flag, true)],
    variantIds: ["sale_elements", orUndefined(array(integer))],
  },
  ({ kind, value, ...coupon }) => ({
    ...coupon,
    amountCents: kind === "amount" ? roundToCents(value) : undefined,
    percent: kind === "percent" ? value : undefined,
  }),
);

/** `data` of POST /cart/get, and `data.cart` of every cart write. */
export const cartRow: Schema<Omit<Cart, "countryId">> = row({
  id: ["cartId", integer],
  currency: text,
  lines: ["items", array(cartItemRow)],
  discountCents: ["discount", centsOrZero],
  coupons: optional(array(cartCouponRow)),
  token: textOrNone,
});

/** Envelope of every cart call: HTTP 200 with the actual status code inside. */
export const cartEnvelope: Schema<{ code: number; status: string; data: unknown }> = row({
  code: ["status_code", integer],
  status: textOrEmpty,
  data: optional(anyValue),
});

/** `data` of a cart write: the new quantity of the line, and the whole cart. */
export const cartWriteData: Schema<{ quantity: number; cart: Cart }> = row({ quantity: integer, cart: cartRow });

/** An unknown reason falls back to the least specific one. */
export const couponReason: Schema<CouponReason> = fallback(
  picklist([
    "unknown",
    "disabled",
    "not_started",
    "expired",
    "no_usage_left",
    "login_required",
    "condition_not_met",
    "no_postage",
    "worse_than_current",
  ]),
  "condition_not_met",
);

interface CouponRejection {
  reason?: CouponReason | undefined;
  totalCents?: number | undefined;
  currentTotalCents?: number | undefined;
}

/** Envelope of the coupon calls: that of the cart, plus the reason of a rejection. */
export const couponEnvelope: Schema<v.InferOutput<typeof cartEnvelope> & CouponRejection> = row({
  code: ["status_code", integer],
  status: textOrEmpty,
  data: optional(anyValue),
  reason: optional(couponReason),
  totalCents: ["total", optional(cents)],
  currentTotalCents: ["current_total", optional(cents)],
});

const changedLine = { cartItemId: integer, title: textOrEmpty };

/** `data` of POST /cart/validate. */
export const cartCheckRow: Schema<CartCheck> = row({
  valid: flag,
  removed: rows<CartCheck["removed"][number]>(changedLine),
  priceChanged: [
    "price_changed",
    rows<CartCheck["priceChanged"][number]>({
      cartItemId: integer,
      title: textOrEmpty,
      oldCents: ["old", cents],
      newCents: ["new", cents],
    }),
  ],
  quantityChanged: [
    "quantity_changed",
    rows<CartCheck["quantityChanged"][number]>({
      cartItemId: integer,
      title: textOrEmpty,
      oldQuantity: ["old", integer],
      newQuantity: ["new", integer],
      reason: optional(picklist(["stock", "step"]), "stock"),
    }),
  ],
  centersRemoved: ["centers_removed", rowsOrEmpty<CartCheck["centersRemoved"][number]>(changedLine)],
  undeliverable: array(integer),
  couponsRemoved: [
    "coupons_removed",
    rowsOrEmpty<CartCheck["couponsRemoved"][number]>({ code: ["coupon_code", text], reason: couponReason }),
  ],
  cart: cartRow,
});
