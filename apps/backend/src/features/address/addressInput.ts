import type { Kysely } from "kysely";
import * as v from "valibot";
import type { Tables } from "../../db/tables.ts";
import { refuseFaults } from "../../http/apiError.ts";
import { lineFault, tickField, trimmedField } from "../../http/formFields.ts";
import { idInput } from "../../http/input.ts";
import { addressRules } from "./addressRules.ts";
import { placeFaults, placeFields, titleField } from "./placeFields.ts";

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
    ...placeFields,
    is_default: tickField,
  }),
  v.transform((body) => {
    const { "thelia.cart_id": dotted, thelia_cart_id, cart_id, customer_id, title, country, state, ...address } = body;
    return {
      cartId: dotted ?? thelia_cart_id ?? cart_id ?? undefined,
      customerId: customer_id ?? undefined,
      address: { ...address, title: title ?? 1, country_id: country ?? 0, state_id: state },
    };
  }),
);

export type AddressCall = v.InferOutput<typeof addressInput>;

/** @throws ApiError 422 with every invalid field. */
export async function checkAddress(db: Kysely<Tables>, address: AddressCall["address"]): Promise<void> {
  const { country_id: countryId, state_id: stateId } = address;
  const rules = await addressRules(db, { countryId, stateId });
  refuseFaults({ label: lineFault(address.label), ...placeFaults(address, rules) });
}
