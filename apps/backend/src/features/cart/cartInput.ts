import * as v from "valibot";
import { idInput, ignoredInput } from "../../http/input.ts";
import { localeInput } from "../../locale.ts";

/** More pieces of one thing than anybody buys; above it a typing mistake is likelier than a sale. */
export const MAX_QUANTITY = 9999;
/** More different things than anybody buys at once. Every answer about a cart holds all its lines. */
export const MAX_LINES = 200;

/** Old clients store these words for "no cart". */
const noCart = v.pipe(
  v.union([v.literal(0), v.literal("0"), v.literal(""), v.literal("null"), v.literal("undefined"), v.null()]),
  v.transform(() => undefined),
);
export const cartIdInput = v.optional(v.union([noCart, idInput]));

/**
 * The three spellings of a cart's id. The specification's key has a dot (Thelia's session attribute); PHP clients send
 * it with an underscore, later calls without its prefix. Source: wire reference 0.
 */
const cartIdSpellings = { "thelia.cart_id": cartIdInput, thelia_cart_id: cartIdInput, cart_id: cartIdInput };

/** What every cart call says: which cart, in which language, with whose VAT. What else it says is refused. */
const anyCall = {
  ...cartIdSpellings,
  locale: localeInput,
  country_id: v.optional(idInput),
  thelia_login: ignoredInput,
};

type AnyCall = v.InferOutput<ReturnType<typeof anyCallSchema>>;
const anyCallSchema = () => v.strictObject(anyCall);

export interface CartCall {
  cartId: number | undefined;
  locale: AnyCall["locale"];
  countryId: number | undefined;
}

function toCall(body: AnyCall): CartCall {
  return {
    cartId: body["thelia.cart_id"] ?? body.thelia_cart_id ?? body.cart_id,
    locale: body.locale,
    countryId: body.country_id,
  };
}

const noCenter = v.pipe(
  v.union([v.null(), v.literal("")]),
  v.transform(() => null),
);

/** A whole number within the limits, also as text. */
const wholeNumber = (least: number, most: number): v.GenericSchema<unknown, number> =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d{1,5}$/), v.transform(Number))]),
    v.integer(),
    v.minValue(least),
    v.maxValue(most),
  );

/** POST cart/get, cart/clear and cart/validate. */
export const cartInput = v.pipe(v.strictObject(anyCall), v.transform(toCall));

/** POST cart/add. `append` and `newness` are Thelia's and mean nothing here: adding always merges by sale element. */
export const addInput = v.pipe(
  v.strictObject({
    ...anyCall,
    thelia_cart_add: v.strictObject({
      append: ignoredInput,
      newness: ignoredInput,
      product: idInput,
      product_sale_elements_id: idInput,
      quantity: v.optional(wholeNumber(1, MAX_QUANTITY), 1),
    }),
  }),
  v.transform((body) => ({
    ...toCall(body),
    productId: body.thelia_cart_add.product,
    saleElementId: body.thelia_cart_add.product_sale_elements_id,
    quantity: body.thelia_cart_add.quantity,
  })),
);

/** POST cart/update. The quantity may be left out where a fulfilment center is chosen; null and "" choose none. */
export const updateInput = v.pipe(
  v.strictObject({
    ...anyCall,
    cart_item: idInput,
    quantity: v.optional(wholeNumber(-MAX_QUANTITY, MAX_QUANTITY)),
    action: v.optional(v.nullable(v.string())),
    selectedFulfilmentCenter: v.optional(v.union([noCenter, idInput])),
  }),
  v.check(
    ({ quantity, selectedFulfilmentCenter }) => quantity !== undefined || selectedFulfilmentCenter !== undefined,
    "quantity expected",
  ),
  v.transform((body) => ({
    ...toCall(body),
    cartItemId: body.cart_item,
    quantity: body.quantity,
    action: body.action,
    fulfilmentCenterId: body.selectedFulfilmentCenter,
  })),
);

/** POST cart/delete. */
export const deleteInput = v.pipe(
  v.strictObject({ ...anyCall, cart_item: idInput }),
  v.transform((body) => ({ ...toCall(body), cartItemId: body.cart_item })),
);

/**
 * Letters of any script, as the storefront's own check allows; nothing that could begin a second header line or address.
 * Lengths: RFC 5321 4.5.3.1.
 */
const EMAIL =
  /^[^\s\p{Cc}@"(),:;<>[\]\\]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+\p{L}[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}]$/u;
const email = v.pipe(v.string(), v.trim(), v.maxLength(254), v.regex(EMAIL));

/** POST cart/assignCustomer. */
export const assignInput = v.pipe(
  v.strictObject({ ...anyCall, email }),
  v.transform((body) => ({ ...toCall(body), email: body.email })),
);
