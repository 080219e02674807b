import * as v from "valibot";
import type { Cart, CartCoupon, CartLineDetails } from "../domain/cart/cart.js";
import type { QueuedMutation, CartMutation, CartPreview, CartRequest } from "./cartState.js";
import { ShopError } from "../shared/shopError.js";
import { createSchema, oneOf } from "../wire/createSchema.js";
import { count, flag, id, number, orNone, positive, text, wholeNumber } from "../store/storedScalars.js";

/** Schemas of the stored cart: storage is as untrusted as the network. */

const cents = wholeNumber;
const key = createSchema("a key", (value) =>
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

const previewFields = {
  title: text,
  ref: text,
  url: text,
  brand: text,
  picture: orNone(picture),
  color: text,
  size: text,
  unitCents: cents,
  compareAtCents: orNone(cents),
  vatPercent: number,
  step: count,
  stock: wholeNumber,
  freight: flag,
  weightGrams: v.optional(count),
};
const preview: v.GenericSchema<unknown, CartPreview> = v.object(previewFields);

const mutationSchemas = {
  add: v.object({ kind: v.literal("add"), variantId: id, productId: id, quantity: positive, preview }),
  setQuantity: v.object({ kind: v.literal("setQuantity"), variantId: id, quantity: wholeNumber }),
  setFulfilmentCenter: v.object({
    kind: v.literal("setFulfilmentCenter"),
    variantId: id,
    fulfilmentCenterId: orNone(id),
  }),
  clear: v.object({ kind: v.literal("clear") }),
};
const mutation = oneOf<CartMutation>("a mutation", ...Object.values(mutationSchemas));

/**
 * Validates a mutation before it is queued: what storage would not restore must not enter the queue.
 *
 * @throws ShopError INVALID_INPUT with the path of the invalid member and its expected type
 */
export function parseMutation(input: CartMutation): CartMutation {
  const result = v.safeParse<v.GenericSchema<unknown, CartMutation>>(mutationSchemas[input.kind], input);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const { expected, received } = issue;
  throw new ShopError("INVALID_INPUT", {
    details: {
      at: issue.path?.map((part) => String(part.key)).join(".") ?? "cart",
      expected: expected ?? issue.message,
      received,
    },
  });
}

export const entrySchema: v.GenericSchema<unknown, QueuedMutation> = v.object({
  key,
  mutation,
  submittedAtMs: number,
  position: count,
  generation: count,
  isMoved: flag,
});

export const requestSchema: v.GenericSchema<unknown, CartRequest> = v.object({
  key,
  mutationKeys: v.array(key),
  generation: count,
  cartId: count,
  token: orNone(text),
  countryId: count,
  cartItemId: count,
  mutation,
});

const line: v.GenericSchema<unknown, CartLineDetails> = v.object({
  ...previewFields,
  cartItemId: id,
  productId: id,
  variantId: id,
  quantity: count,
  undeliverable: flag,
  categoryIds: v.array(wholeNumber),
  fulfilmentCenterId: orNone(id),
});

const coupon: v.GenericSchema<unknown, CartCoupon> = v.object({
  code: text,
  title: text,
  discountCents: cents,
  freeShipping: flag,
  freeShippingCountryIds: v.optional(v.array(id)),
  freeShippingMethodIds: v.optional(v.array(id)),
  reason: text,
  amountCents: orNone(cents),
  percent: orNone(number),
  minSubtotalCents: cents,
  appliesToPromotions: flag,
  variantIds: orNone(v.array(id)),
});

const cart: v.GenericSchema<unknown, Cart> = v.pipe(
  v.object({
    id,
    currency: text,
    countryId: v.optional(id),
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
