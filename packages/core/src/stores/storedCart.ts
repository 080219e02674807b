import * as v from "valibot";
import type { Cart, CartCoupon, ShopCartLine } from "../domain/cart/cart.js";
import type { CartEntry, CartIntent, CartPreview, CartRequest } from "../domain/cart/cartState.js";
import { oneOf, schemaOf } from "../wire/schemaOf.js";
import { count, flag, id, number, orNone, text, wholeNumber } from "./storedScalars.js";

/** Schemas of the stored cart: storage is as untrusted as the network. */

const cents = wholeNumber;
const key = schemaOf("a key", (value) =>
  typeof value === "string" && /^[\w-]{1,128}$/.test(value) ? value : undefined,
);

const picture = v.object({
  base: text,
  widths: v.array(count),
  width: count,
  height: count,
  alt: text,
  visible: flag,
  position: number,
  colorId: orNone(wholeNumber),
  view: text,
});

const previewParts = {
  title: text,
  ref: text,
  url: text,
  brand: text,
  picture: orNone(picture),
  color: text,
  size: text,
  unitCents: cents,
  regularCents: orNone(cents),
  vatPercent: number,
  step: count,
  stock: wholeNumber,
  freight: flag,
  weightGrams: v.optional(count),
};
const preview: v.GenericSchema<unknown, CartPreview> = v.object(previewParts);

const intent: v.GenericSchema<unknown, CartIntent> = oneOf<CartIntent>(
  "an action",
  v.object({ kind: v.literal("add"), saleElementId: id, productId: id, quantity: wholeNumber, preview }),
  v.object({ kind: v.literal("set"), saleElementId: id, quantity: wholeNumber }),
  v.object({ kind: v.literal("center"), saleElementId: id, fulfilmentCenterId: orNone(id) }),
  v.object({ kind: v.literal("clear") }),
);

export const entrySchema: v.GenericSchema<unknown, CartEntry> = v.object({
  key,
  intent,
  at: number,
  place: count,
  generation: count,
  moved: flag,
});

export const requestSchema: v.GenericSchema<unknown, CartRequest> = v.object({
  key,
  covers: v.array(key),
  generation: count,
  cartId: count,
  token: orNone(text),
  countryId: count,
  cartItemId: count,
  intent,
});

const line: v.GenericSchema<unknown, ShopCartLine> = v.object({
  ...previewParts,
  cartItemId: id,
  productId: id,
  productSaleElementId: id,
  quantity: count,
  undeliverable: flag,
  categoryIds: v.array(wholeNumber),
  fulfilmentCenterId: orNone(id),
});

const coupon: v.GenericSchema<unknown, CartCoupon> = v.object({
  code: text,
  title: text,
  discountCents: cents,
  freePostage: flag,
  postageCountryIds: v.optional(v.array(id)),
  postageMethodIds: v.optional(v.array(id)),
  reason: text,
  amountCents: orNone(cents),
  percent: orNone(number),
  minGoodsCents: cents,
  onPromotions: flag,
  saleElementIds: orNone(v.array(id)),
});

const cart: v.GenericSchema<unknown, Cart> = v.pipe(
  v.object({
    id,
    currency: text,
    lines: v.array(line),
    discountCents: cents,
    coupons: v.optional(v.array(coupon)),
  }),
  v.transform((stored) => ({ ...stored, token: undefined })),
);

export const confirmedSchema: v.GenericSchema<unknown, { version: number; cart: Cart | undefined }> = v.object({
  version: count,
  cart: orNone(cart),
});
