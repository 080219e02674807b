import * as v from "valibot";
import type {
  AddressInput,
  County,
  CustomerAddress,
  CustomerChanges,
  Registration,
} from "../domain/customer/customer.js";
import { addressBody, addressRow } from "./checkout.js";
import { flag, integer, text, textOrEmpty } from "./scalars.js";
import { mergeSchemas } from "./createSchema.js";

/** A row of `AddressItems` in the customer's address book. */
export const customerAddressRow: v.GenericSchema<unknown, CustomerAddress> = v.pipe(
  mergeSchemas(addressRow, v.object({ LABEL: textOrEmpty, CELLPHONE: textOrEmpty, DEFAULT: v.optional(flag, false) })),
  v.transform(({ LABEL, CELLPHONE, DEFAULT, ...address }) => ({
    ...address,
    label: LABEL,
    mobilePhone: CELLPHONE,
    isDefault: DEFAULT,
  })),
);

/** A row of `data` of GET ExternalOrderApi/county/{id}. */
export const countyRow: v.GenericSchema<unknown, County> = v.pipe(
  v.object({ id: integer, title: text, isocode: textOrEmpty }),
  v.transform(({ isocode, ...row }) => ({ ...row, isoCode: isocode })),
);

/** Result of a VAT number check; "unavailable" when the register cannot be reached. */
export interface VatCheck {
  status: "valid" | "invalid" | "unavailable";
  /** As registered; empty when the register does not report it. */
  name: string;
}

/** Response of POST vat/check. */
export const vatCheckResponse: v.GenericSchema<unknown, VatCheck> = v.object({
  status: v.picklist(["valid", "invalid", "unavailable"]),
  name: textOrEmpty,
});

/** Response of POST newsletter/confirm and newsletter/unsubscribe. */
export const newsletterResponse: v.GenericSchema<unknown, { status: "subscribed" | "unsubscribed" }> = v.object({
  status: v.picklist(["subscribed", "unsubscribed"]),
});

/** Body of POST and PUT ExternalOrderApi/address for the address book. */
export function addressEntryBody(entry: AddressInput): Record<string, unknown> {
  return {
    ...addressBody(entry),
    label: entry.label,
    cellphone: entry.mobilePhone,
    is_default: entry.isDefault ? 1 : 0,
  };
}

/** Body of POST register. */
export function registerBody(input: Registration): Record<string, unknown> {
  return {
    title: input.titleId,
    firstname: input.firstName,
    lastname: input.lastName,
    email: input.email,
    email_confirm: input.emailConfirm,
    password: input.password,
    password_confirm: input.passwordConfirm,
    company: input.company,
    vat_number: input.vatNumber,
    phone: input.phone,
    cellphone: input.mobilePhone,
    address1: input.street,
    address2: input.extra,
    zipcode: input.postalCode,
    city: input.city,
    country: input.countryId,
    ...(input.stateId === undefined ? {} : { state: input.stateId }),
    newsletter: input.newsletter ? 1 : 0,
    terms: input.terms ? 1 : 0,
    ...(input.order === undefined ? {} : { order: input.order }),
  };
}

/** Body of PUT ExternalOrderApi/customer/{id}. */
export function customerBody(changes: CustomerChanges): Record<string, unknown> {
  return {
    title: changes.titleId,
    firstname: changes.firstName,
    lastname: changes.lastName,
    company: changes.company,
    vat_number: changes.vatNumber,
    email: changes.email,
    ...(changes.password === "" ? {} : { password: changes.password }),
  };
}
