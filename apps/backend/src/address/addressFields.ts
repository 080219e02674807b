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

/** 1 Mr, 2 Miss, 5 Association, anything else Company. Source: specification 3. */
export const titleField = v.optional(v.nullable(v.pipe(idInput, v.maxValue(99)), 1), 1);

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
  country: v.optional(v.nullable(idInput)),
  state: v.optional(v.nullable(idInput), null),
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
    phone: validatePhone(address.phone, rules.isPhoneRequired),
    cellphone: validatePhone(address.cellphone),
  }) satisfies Record<keyof typeof addressFields, FieldErrorCode | undefined>;
