import type { Kysely } from "kysely";
import * as v from "valibot";
import type { Tables } from "../../db/tables.ts";
import { refuseFaults } from "../../http/apiError.ts";
import {
  filledFault,
  lineFault,
  nameFault,
  phoneFault,
  postcodeFault,
  tickField,
  trimmedField,
} from "../../http/formFields.ts";
import { idInput } from "../../http/input.ts";
import { addressRules } from "./addressRules.ts";

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

/** Body of POST and PUT ExternalOrderApi/address, in the names of the shop's forms; a name that is not here is refused. */
export const addressInput = v.pipe(
  v.strictObject({
    "thelia.cart_id": cart,
    thelia_cart_id: cart,
    cart_id: cart,
    customer_id: v.optional(v.nullable(idInput)),
    label: trimmedField,
    title,
    firstname: trimmedField,
    lastname: trimmedField,
    company: trimmedField,
    address1: trimmedField,
    address2: trimmedField,
    address3: trimmedField,
    zipcode: trimmedField,
    city: trimmedField,
    country: v.optional(v.nullable(idInput)),
    state: v.optional(v.nullable(idInput), null),
    phone: trimmedField,
    cellphone: trimmedField,
    is_default: tickField,
  }),
  v.transform((body) => {
    const { "thelia.cart_id": dotted, thelia_cart_id, cart_id, customer_id, country, state, ...address } = body;
    return {
      cartId: dotted ?? thelia_cart_id ?? cart_id ?? undefined,
      customerId: customer_id ?? undefined,
      address: { ...address, country_id: country ?? 0, state_id: state },
    };
  }),
);

export type AddressCall = v.InferOutput<typeof addressInput>;

/** Refuses an address that cannot be delivered to, naming every field at fault. */
export async function checkAddress(db: Kysely<Tables>, address: AddressCall["address"]): Promise<void> {
  const { country_id: countryId, state_id: stateId } = address;
  const rules = await addressRules(db, { countryId, stateId });
  refuseFaults({
    label: lineFault(address.label),
    firstname: nameFault(address.firstname),
    lastname: nameFault(address.lastname),
    company: lineFault(address.company),
    address1: filledFault(address.address1),
    address2: lineFault(address.address2),
    address3: lineFault(address.address3),
    zipcode: postcodeFault(address.zipcode, rules.isoalpha2),
    city: filledFault(address.city),
    country: rules.country,
    state: rules.state,
    phone: phoneFault(address.phone),
    cellphone: phoneFault(address.cellphone),
  });
}
