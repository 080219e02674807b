import * as v from "valibot";
import type { OrderAddress } from "../domain/order/checkoutDraft.js";
import type { PostalAddress } from "../domain/order/postalAddress.js";
import { number, text } from "./storedScalars.js";

const entries = {
  title: number,
  firstname: text,
  lastname: text,
  company: text,
  street: text,
  extra: text,
  zipcode: text,
  city: text,
  countryId: number,
  stateId: v.optional(number),
  phone: text,
};

/** Stored form of an address. */
export const storedAddress: v.GenericSchema<unknown, PostalAddress> = v.pipe(
  v.object(entries),
  v.transform(({ stateId, ...address }) => ({ ...address, stateId })),
);

/** Stored form of an order address, optionally from the address book. */
export const storedOrderAddress: v.GenericSchema<unknown, OrderAddress> = v.pipe(
  v.object({ ...entries, bookId: v.optional(number) }),
  v.transform(({ stateId, bookId, ...address }) => ({ ...address, stateId, ...(bookId !== undefined && { bookId }) })),
);
