import * as v from "valibot";
import type { Cart, CartCoupon, ShopCartLine } from "../domain/cart/cart.js";
import type { CartEntry, CartIntent, CartPreview, CartRequest } from "../domain/cart/cartState.js";

/** What is stored of a cart, as it is read back: storage is as little trusted as the network. */

const wholeNumber = v.pipe(v.number(), v.safeInteger());
const cents = wholeNumber;
const count = v.pipe(wholeNumber, v.minValue(0));
const id = v.pipe(wholeNumber, v.minValue(1));
const text = v.pipe(v.string(), v.maxLength(2000));
const key = v.pipe(v.string(), v.regex(/^[\w-]{1,128}$/));

/** JSON has no `undefined`: such a member is left out. */
const orNone = <T>(schema: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, T | undefined> =>
  v.pipe(
    v.optional(v.nullable(schema), null),
    v.transform((value) => value ?? undefined),
  );

const picture = v.pipe(
  v.object({
    base: text,
    widths: v.array(count),
    width: count,
    height: count,
    alt: text,
    visible: v.boolean(),
    position: v.number(),
    colorId: v.optional(wholeNumber),
    view: text,
  }),
  v.transform((stored) => ({ ...stored, colorId: stored.colorId })),
);

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
  vatPercent: v.number(),
  step: count,
  stock: wholeNumber,
  freight: v.boolean(),
  weightGrams: v.optional(count),
};
const preview: v.GenericSchema<unknown, CartPreview> = v.pipe(
  v.object(previewParts),
  v.transform(({ picture: shown, regularCents, ...rest }) => ({ ...rest, picture: shown, regularCents })),
);

const intent: v.GenericSchema<unknown, CartIntent> = v.union([
  v.object({ kind: v.literal("add"), saleElementId: id, productId: id, quantity: wholeNumber, preview }),
  v.object({ kind: v.literal("set"), saleElementId: id, quantity: wholeNumber }),
  v.pipe(
    v.object({ kind: v.literal("center"), saleElementId: id, fulfilmentCenterId: v.optional(id) }),
    v.transform(({ fulfilmentCenterId, ...rest }) => ({ ...rest, fulfilmentCenterId })),
  ),
  v.object({ kind: v.literal("clear") }),
]);

export const entrySchema: v.GenericSchema<unknown, CartEntry> = v.object({
  key,
  intent,
  at: v.number(),
  place: count,
  generation: count,
  moved: v.boolean(),
});

export const requestSchema: v.GenericSchema<unknown, CartRequest> = v.pipe(
  v.object({
    key,
    covers: v.array(key),
    generation: count,
    cartId: count,
    token: v.optional(text),
    countryId: count,
    cartItemId: count,
    intent,
  }),
  v.transform(({ token, ...request }) => ({ ...request, token })),
);

const line: v.GenericSchema<unknown, ShopCartLine> = v.pipe(
  v.object({
    ...previewParts,
    cartItemId: id,
    productId: id,
    productSaleElementId: id,
    quantity: count,
    undeliverable: v.boolean(),
    categoryIds: v.array(wholeNumber),
    fulfilmentCenterId: v.optional(id),
  }),
  v.transform(({ picture: shown, regularCents, ...rest }) => ({ ...rest, picture: shown, regularCents })),
);

const coupon: v.GenericSchema<unknown, CartCoupon> = v.pipe(
  v.object({
    code: text,
    title: text,
    discountCents: cents,
    freePostage: v.boolean(),
    postageCountryIds: v.optional(v.array(id)),
    postageMethodIds: v.optional(v.array(id)),
    reason: text,
    amountCents: v.optional(cents),
    percent: v.optional(v.number()),
    minGoodsCents: cents,
    onPromotions: v.boolean(),
    saleElementIds: v.optional(v.array(id)),
  }),
  v.transform(({ amountCents, percent, saleElementIds, ...rest }) => ({
    ...rest,
    amountCents,
    percent,
    saleElementIds,
  })),
);

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

export const confirmedSchema: v.GenericSchema<unknown, { version: number; cart: Cart | undefined }> = v.pipe(
  v.object({ version: count, cart: v.optional(cart) }),
  v.transform((stored) => ({ version: stored.version, cart: stored.cart })),
);
