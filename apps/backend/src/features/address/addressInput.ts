import * as v from "valibot";
import { idInput } from "../../http/input.ts";

/** What the columns of the shop's own backend hold. Source: wire reference 1.7. */
const LINE = 255;
const SHORT = 80;

// Line breaks and other control characters would break labels and mails.
const words = v.pipe(v.nullable(v.string(), ""), v.string(), v.trim(), v.regex(/^\P{Cc}*$/u));
const required = (length: number) => v.pipe(words, v.minLength(1), v.maxLength(length));
const optional = (length: number) => v.optional(v.pipe(words, v.maxLength(length)), "");

/** Specification 5: both names are required, at least two characters. */
const name = v.pipe(words, v.minLength(2), v.maxLength(SHORT));

/** 3 to 20 characters: digits, spaces, one leading plus (decision D14); the country's own pattern is a hint for the form. */
const phone = v.optional(v.pipe(words, v.regex(/^$|^(?=.{3,20}$)(?=.*\d)\+?[\d ]+$/)), "");

const flag = v.optional(
  v.pipe(
    v.union([v.boolean(), v.picklist([0, 1, "0", "1"])]),
    v.transform((value) => Number(value) === 1),
  ),
  false,
);

/** 1 Mr, 2 Miss, 5 Association, anything else Company. Source: specification 3. */
const title = v.optional(
  v.union([
    v.pipe(
      v.null(),
      v.transform(() => 1),
    ),
    v.pipe(idInput, v.maxValue(99)),
  ]),
  1,
);

const cart = v.optional(v.nullable(idInput));

/** Body of POST ExternalOrderApi/address, in the names of the shop's forms; a name that is not here is refused. */
export const addressInput = v.pipe(
  v.strictObject({
    "thelia.cart_id": cart,
    thelia_cart_id: cart,
    cart_id: cart,
    customer_id: idInput,
    label: optional(LINE),
    title,
    firstname: name,
    lastname: name,
    company: optional(LINE),
    address1: required(LINE),
    address2: optional(LINE),
    address3: optional(LINE),
    zipcode: required(10),
    city: required(LINE),
    country: idInput,
    state: v.optional(v.nullable(idInput), null),
    phone,
    cellphone: phone,
    is_default: flag,
  }),
  v.transform((body) => {
    const { "thelia.cart_id": dotted, thelia_cart_id, cart_id, customer_id, country, state, ...address } = body;
    return {
      cartId: dotted ?? thelia_cart_id ?? cart_id ?? undefined,
      customerId: customer_id,
      address: { ...address, country_id: country, state_id: state },
    };
  }),
);

export type AddressCall = v.InferOutput<typeof addressInput>;

/** Digits of a postcode. Source: specification 5 ("postal code must have N digits"), core-rules. */
const POSTCODE_DIGITS: Readonly<Record<string, number>> = { AT: 4, DE: 5, RO: 6 };

export function isPostcode(zipcode: string, isoalpha2: string): boolean {
  const digits = POSTCODE_DIGITS[isoalpha2];
  return digits === undefined || (zipcode.length === digits && /^\d+$/.test(zipcode));
}
