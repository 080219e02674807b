import * as v from "valibot";
import type { OrderAddress } from "./checkoutDraft.js";
import type { PostalAddress } from "../domain/customer/customer.js";
import { number, text } from "../store/storedValue.js";

const entries = {
  titleId: number,
  firstName: text,
  lastName: text,
  company: text,
  street: text,
  extra: text,
  postalCode: text,
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
  v.object({ ...entries, savedAddressId: v.optional(number) }),
  v.transform(({ stateId, savedAddressId, ...address }) => ({
    ...address,
    stateId,
    ...(savedAddressId !== undefined && { savedAddressId }),
  })),
);
