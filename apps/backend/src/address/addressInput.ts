import type { Kysely } from "kysely";
import * as v from "valibot";
import type { Tables } from "../platform/db/tables.ts";
import { rejectInvalidFields } from "../platform/http/apiError.ts";
import type { Market } from "../locale.ts";
import { validateLine, validateRequiredLine, checkboxField, trimmedField } from "../platform/http/formFields.ts";
import { idInput } from "../platform/http/input.ts";
import { readAddressRules } from "./readAddressRules.ts";
import { addressErrors, addressFields, titleError, titleField } from "./addressFields.ts";

const cart = v.optional(v.nullable(idInput));

/** Body of POST and PUT ExternalOrderApi/address; unknown keys are rejected. */
export const addressInput = v.pipe(
  v.strictObject({
    "thelia.cart_id": cart,
    thelia_cart_id: cart,
    cart_id: cart,
    customer_id: v.optional(v.nullable(idInput)),
    label: trimmedField,
    title: titleField,
    ...addressFields,
    is_default: checkboxField,
  }),
  v.transform((body) => {
    const {
      "thelia.cart_id": dottedCartId,
      thelia_cart_id,
      cart_id,
      customer_id,
      title,
      country,
      state,
      ...address
    } = body;
    return {
      cartId: dottedCartId ?? thelia_cart_id ?? cart_id ?? undefined,
      customerId: customer_id ?? undefined,
      address: { ...address, title: title ?? 1, country_id: country ?? 0, state_id: state },
    };
  }),
);

export type AddressRequest = v.InferOutput<typeof addressInput>;

/**
 * Validates an entry of the address book, or an address of a checkout, which needs no label.
 *
 * @param checkout.storefront market of the cart, if known
 * @throws ApiError 422 with every invalid field.
 */
export async function validateAddress(
  db: Kysely<Tables>,
  address: AddressRequest["address"],
  checkout?: { storefront: Market | undefined },
): Promise<void> {
  const { country_id: countryId, state_id: stateId, label, title } = address;
  const rules = await readAddressRules(db, { countryId, stateId, storefront: checkout?.storefront });
  rejectInvalidFields({
    label: checkout === undefined ? validateRequiredLine(label) : validateLine(label),
    title: titleError(title),
    ...addressErrors(address, rules),
  });
}
