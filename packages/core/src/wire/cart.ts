import * as v from "valibot";
import type { Cart, ShopCartLine } from "../domain/cart/cart.js";
import { centsOrNone, cents, decimal, flag, integer, text } from "./scalars.js";
import { pictureRow } from "./product.js";

const none: v.GenericSchema<unknown, string> = v.optional(text, "");

/** CartItem: a product row with the cart's own cells. Unit prices are gross euro in the cart's country. */
export const cartItemRow: v.GenericSchema<unknown, ShopCartLine> = v.pipe(
  v.object({
    id: integer,
    cartItemId: integer,
    REF: text,
    TITLE: text,
    URL: text,
    PSE_URL: none,
    PRODUCT_SALE_ELEMENT: integer,
    quantity: integer,
    quantityCount: v.optional(integer, 1),
    stock: integer,
    price: cents,
    TAXED_PRICE: cents,
    IS_PROMO: flag,
    vat_percent: decimal,
    brand_name: none,
    image: v.optional(v.array(pictureRow), []),
    selectedProductColor: none,
    selectedProductSize: none,
    undeliverable: v.optional(flag, false),
    freight: v.optional(flag, false),
    category: v.optional(v.array(v.object({ id: integer, title: text })), []),
  }),
  v.transform((row) => ({
    cartItemId: row.cartItemId,
    productId: row.id,
    productSaleElementId: row.PRODUCT_SALE_ELEMENT,
    quantity: row.quantity,
    unitCents: row.price,
    regularCents: row.IS_PROMO ? row.TAXED_PRICE : undefined,
    vatPercent: row.vat_percent,
    step: row.quantityCount,
    stock: row.stock,
    undeliverable: row.undeliverable,
    freight: row.freight,
    ref: row.REF,
    title: row.TITLE,
    url: row.PSE_URL || row.URL,
    brand: row.brand_name,
    picture: row.image[0],
    color: row.selectedProductColor,
    size: row.selectedProductSize,
    categoryIds: row.category.map(({ id }) => id),
  })),
);

/** `data` of POST /cart/get, and `data.cart` of every cart write. */
export const cartRow: v.GenericSchema<unknown, Cart> = v.pipe(
  v.object({
    cartId: integer,
    currency: text,
    items: v.array(cartItemRow),
    discount: v.optional(centsOrNone),
    token: v.nullish(text),
  }),
  v.transform((row) => ({
    id: row.cartId,
    currency: row.currency,
    lines: row.items,
    discountCents: row.discount ?? 0,
    token: row.token ?? undefined,
  })),
);

/** The envelope of every cart call: HTTP 200 with the code inside. */
export const cartEnvelope: v.GenericSchema<unknown, { code: number; status: string; data: unknown }> = v.pipe(
  v.object({ status_code: integer, status: none, data: v.optional(v.unknown()) }),
  v.transform((row) => ({ code: row.status_code, status: row.status, data: row.data })),
);

/** `data` of a cart write: the quantity of the line it was about, and the whole cart after it. */
export const cartWriteData: v.GenericSchema<unknown, { quantity: number; cart: Cart }> = v.object({
  quantity: integer,
  cart: cartRow,
});
