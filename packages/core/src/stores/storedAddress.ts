import * as v from "valibot";
import type { PostalAddress } from "../domain/order/postalAddress.js";

const text = v.pipe(v.string(), v.maxLength(2000));

/** An address as storage holds it. */
export const storedAddress: v.GenericSchema<unknown, PostalAddress> = v.pipe(
  v.object({
    title: v.number(),
    firstname: text,
    lastname: text,
    company: text,
    street: text,
    extra: text,
    zipcode: text,
    city: text,
    countryId: v.number(),
    stateId: v.optional(v.number()),
    phone: text,
  }),
  v.transform(({ stateId, ...address }) => ({ ...address, stateId })),
);
