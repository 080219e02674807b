import * as v from "valibot";
import type { Cart, CartCoupon, CartLineDetails } from "../domain/cart/cart.js";
import { roundToCents } from "../domain/money/cents.js";
import { cents, centsOrNone, decimal, flag, grams, integer, integerOrNone, text, textOrEmpty } from "./scalars.js";
import { pictureRow } from "./picture.js";

/** A cart line: a product row plus the cart's own fields. Unit prices are gross euros in the cart's country. */
export const cartItemRow: v.GenericSchema<unknown, CartLineDetails> = v.pipe(
  v.object({
    id: integer,
    cartItemId: integer,
    REF: text,
    TITLE: text,
    URL: text,
    PSE_URL: textOrEmpty,
    PRODUCT_SALE_ELEMENT: integer,
    quantity: integer,
    quantityCount: v.optional(integer, 1),
    stock: integer,
    price: cents,
    TAXED_PRICE: cents,
    IS_PROMO: flag,
    vat_percent: decimal,
    brand_name: textOrEmpty,
    image: v.optional(v.array(pictureRow), []),
    selectedProductColor: textOrEmpty,
    selectedProductSize: textOrEmpty,
    undeliverable: v.optional(flag, false),
    freight: v.optional(flag, false),
    weight: v.optional(grams),
    category: v.optional(v.array(v.object({ id: integer, title: text })), []),
    selectedFulfilmentCenter: v.optional(integerOrNone),
  }),
  v.transform((row) => ({
    cartItemId: row.cartItemId,
    productId: row.id,
    variantId: row.PRODUCT_SALE_ELEMENT,
    quantity: row.quantity,
    unitCents: row.price,
    compareAtCents: row.IS_PROMO ? row.TAXED_PRICE : undefined,
    vatPercent: row.vat_percent,
    step: row.quantityCount,
    stock: row.stock,
    undeliverable: row.undeliverable,
    freight: row.freight,
    weightGrams: row.weight,
    ref: row.REF,
    title: row.TITLE,
    url: row.PSE_URL || row.URL,
    brand: row.brand_name,
    picture: row.image[0],
    color: row.selectedProductColor,
    size: row.selectedProductSize,
    categoryIds: row.category.map(({ id }) => id),
    fulfilmentCenterId: row.selectedFulfilmentCenter,
  })),
);

/** A coupon of the cart with its terms; `value` is an amount in euros or a percentage. */
export const cartCouponRow: v.GenericSchema<unknown, CartCoupon> = v.pipe(
  v.object({
    coupon_code: text,
    title: textOrEmpty,
    discount: cents,
    free_postage: v.optional(flag, false),
    postage_countries: v.optional(v.array(integer), []),
    postage_methods: v.optional(v.array(integer), []),
    reason: textOrEmpty,
    kind: v.optional(v.picklist(["amount", "percent", "free_postage"]), "free_postage"),
    value: v.optional(decimal, 0),
    min_goods: v.optional(cents, 0),
    on_promotions: v.optional(flag, true),
    sale_elements: v.nullish(v.array(integer)),
  }),
  v.transform((row) => ({
    code: row.coupon_code,
    title: row.title,
    discountCents: row.discount,
    freeShipping: row.free_postage,
    freeShippingCountryIds: row.postage_countries,
    freeShippingMethodIds: row.postage_methods,
    reason: row.reason,
    amountCents: row.kind === "amount" ? roundToCents(row.value) : undefined,
    percent: row.kind === "percent" ? row.value : undefined,
    minSubtotalCents: row.min_goods,
    appliesToPromotions: row.on_promotions,
    variantIds: row.sale_elements ?? undefined,
  })),
);

/** `data` of POST /cart/get, and `data.cart` of every cart write. */
export const cartRow: v.GenericSchema<unknown, Cart> = v.pipe(
  v.object({
    cartId: integer,
    currency: text,
    items: v.array(cartItemRow),
    discount: v.optional(centsOrNone),
    coupons: v.optional(v.array(cartCouponRow)),
    token: v.nullish(text),
  }),
  v.transform((row) => ({
    id: row.cartId,
    currency: row.currency,
    lines: row.items,
    discountCents: row.discount ?? 0,
    coupons: row.coupons,
    token: row.token ?? undefined,
  })),
);

/** Envelope of every cart call: HTTP 200 with the actual status code inside. */
export const cartEnvelope: v.GenericSchema<unknown, { code: number; status: string; data: unknown }> = v.pipe(
  v.object({ status_code: integer, status: textOrEmpty, data: v.optional(v.unknown()) }),
  v.transform((row) => ({ code: row.status_code, status: row.status, data: row.data })),
);

/** `data` of a cart write: the new quantity of the line, and the whole cart. */
export const cartWriteData: v.GenericSchema<unknown, { quantity: number; cart: Cart }> = v.object({
  quantity: integer,
  cart: cartRow,
});
