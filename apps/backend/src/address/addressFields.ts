import { customerTitle, normalizeTitle } from "@shop/core/server";
import * as v from "valibot";
import type { FieldErrorCode } from "../platform/http/apiError.ts";
import {
  validateRequiredLine,
  validateLine,
  validateName,
  validatePhone,
  validatePostalCode,
  validateStreet,
  trimmedField,
} from "../platform/http/formFields.ts";
import { idInput } from "../platform/http/input.ts";
import type { AddressRules } from "./readAddressRules.ts";

/** 1 Mr, 2 Miss, 3 Company, 5 Association. */
export const titleField = v.optional(v.nullable(idInput, 1), 1);

export const titleError = (title: number | null): FieldErrorCode | undefined =>
  title === null || normalizeTitle(title) === title ? undefined : "invalid";

/** Companies and associations have a name. */
export function companyError(title: number | null, company: string): FieldErrorCode | undefined {
  const kind = customerTitle(title ?? 1);
  return kind === "mr" || kind === "miss" ? validateLine(company) : validateRequiredLine(company);
}

/** Rows of addresses have "" for a missing id. */
const optionalIdField = v.optional(
  v.nullable(
    v.union([
      v.pipe(
        v.literal(""),
        v.transform(() => null),
      ),
      idInput,
    ]),
  ),
  null,
);

/** Name and address fields shared by addresses and registrations. */
export const addressFields = {
  firstname: trimmedField,
  lastname: trimmedField,
  company: trimmedField,
  address1: trimmedField,
  address2: trimmedField,
  address3: trimmedField,
  zipcode: trimmedField,
  city: trimmedField,
  country: optionalIdField,
  state: optionalIdField,
  phone: trimmedField,
  cellphone: trimmedField,
};

type Texts = {
  [Field in Exclude<keyof typeof addressFields, "country" | "state">]: string;
};

export const addressErrors = (address: Texts, rules: AddressRules) =>
  ({
    firstname: validateName(address.firstname),
    lastname: validateName(address.lastname),
    company: validateLine(address.company),
    address1: validateStreet(address.address1),
    address2: validateLine(address.address2),
    address3: validateLine(address.address3),
    zipcode: validatePostalCode(address.zipcode, rules.isoalpha2),
    city: validateRequiredLine(address.city),
    country: rules.countryError,
    state: rules.stateError,
    phone: validatePhone(address.phone, { countryRegex: rules.phoneRegex, required: rules.isPhoneRequired }),
    cellphone: validatePhone(address.cellphone),
  }) satisfies Record<keyof typeof addressFields, FieldErrorCode | undefined>;
