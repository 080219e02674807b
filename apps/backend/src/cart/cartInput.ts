import * as v from "valibot";
import { validateEmail } from "../platform/http/formFields.ts";
import { idInput, ignoredInput } from "../platform/http/input.ts";
import { localeInput } from "../locale.ts";

/** A larger quantity is more likely a typing mistake than a sale. */
export const MAX_QUANTITY = 9999;
/** Bounds responses, which contain all lines. */
export const MAX_LINES = 200;

/** Legacy clients store these values for "no cart". */
const noCartInput = v.pipe(
  v.union([v.literal(0), v.literal("0"), v.literal(""), v.literal("null"), v.literal("undefined"), v.null()]),
  v.transform(() => undefined),
);
export const cartIdInput = v.optional(v.union([noCartInput, idInput]));

/**
 * Four spellings of the cart id: Thelia's session attribute with a dot, the same as an object, PHP's form of it with an
 * underscore, and the plain key of later calls. Source: wire reference 0.
 */
const cartIdSpellings = {
  "thelia.cart_id": cartIdInput,
  thelia: v.optional(v.strictObject({ cart_id: cartIdInput })),
  thelia_cart_id: cartIdInput,
  cart_id: cartIdInput,
};

/** Fields of every cart call; unknown keys are rejected. */
const baseRequest = {
  ...cartIdSpellings,
  locale: localeInput,
  country_id: v.optional(idInput),
  thelia_login: ignoredInput,
};

type BaseRequest = v.InferOutput<ReturnType<typeof baseRequestSchema>>;
const baseRequestSchema = () => v.strictObject(baseRequest);

export interface CartRequest {
  cartId: number | undefined;
  locale: BaseRequest["locale"];
  countryId: number | undefined;
}

function toRequest(body: BaseRequest): CartRequest {
  return {
    cartId: body["thelia.cart_id"] ?? body.thelia?.cart_id ?? body.thelia_cart_id ?? body.cart_id,
    locale: body.locale,
    countryId: body.country_id,
  };
}

const noCenterInput = v.pipe(
  v.union([v.null(), v.literal("")]),
  v.transform(() => null),
);

/** Integer within the limits, also as text. */
const integerInput = (min: number, max: number): v.GenericSchema<unknown, number> =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d{1,5}$/), v.transform(Number))]),
    v.integer(),
    v.minValue(min),
    v.maxValue(max),
  );

/** POST cart/get, cart/clear and cart/validate. */
export const cartInput = v.pipe(v.strictObject(baseRequest), v.transform(toRequest));

/** POST cart/add. `append` and `newness` come from Thelia and are ignored: lines are always merged by variant. */
export const addInput = v.pipe(
  v.strictObject({
    ...baseRequest,
    thelia_cart_add: v.strictObject({
      append: ignoredInput,
      newness: ignoredInput,
      product: idInput,
      product_sale_elements_id: idInput,
      quantity: v.optional(integerInput(1, MAX_QUANTITY), 1),
    }),
  }),
  v.transform((body) => ({
    ...toRequest(body),
    productId: body.thelia_cart_add.product,
    variantId: body.thelia_cart_add.product_sale_elements_id,
    quantity: body.thelia_cart_add.quantity,
  })),
);

/** POST cart/update. The quantity is optional when a fulfillment center is set; null and "" clear the center. */
export const updateInput = v.pipe(
  v.strictObject({
    ...baseRequest,
    cart_item: idInput,
    quantity: v.optional(integerInput(-MAX_QUANTITY, MAX_QUANTITY)),
    action: v.optional(v.nullable(v.string())),
    selectedFulfilmentCenter: v.optional(v.union([noCenterInput, idInput])),
  }),
  v.check(
    ({ quantity, selectedFulfilmentCenter }) => quantity !== undefined || selectedFulfilmentCenter !== undefined,
    "quantity expected",
  ),
  v.transform((body) => ({
    ...toRequest(body),
    cartItemId: body.cart_item,
    quantity: body.quantity,
    action: body.action,
    fulfilmentCenterId: body.selectedFulfilmentCenter,
  })),
);

/** POST cart/delete. */
export const deleteInput = v.pipe(
  v.strictObject({ ...baseRequest, cart_item: idInput }),
  v.transform((body) => ({ ...toRequest(body), cartItemId: body.cart_item })),
);

const email = v.pipe(
  v.string(),
  v.trim(),
  v.check((text) => validateEmail(text) === undefined),
);

/** POST cart/assignCustomer. */
export const assignInput = v.pipe(
  v.strictObject({ ...baseRequest, email }),
  v.transform((body) => ({ ...toRequest(body), email: body.email })),
);
