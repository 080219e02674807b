import * as v from "valibot";
import type { OrderAddress } from "../domain/order/checkoutDraft.js";
import type { PostalAddress } from "../domain/order/postalAddress.js";

const text = v.pipe(v.string(), v.maxLength(2000));

const entries = {
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
};

/** An address as storage holds it. */
export const storedAddress: v.GenericSchema<unknown, PostalAddress> = v.pipe(
  v.object(entries),
  v.transform(({ stateId, ...address }) => ({ ...address, stateId })),
);

/** The same, perhaps chosen from the address book. */
export const storedOrderAddress: v.GenericSchema<unknown, OrderAddress> = v.pipe(
  v.object({ ...entries, bookId: v.optional(v.number()) }),
  v.transform(({ stateId, bookId, ...address }) => ({ ...address, stateId, ...(bookId !== undefined && { bookId }) })),
);
