import * as v from "valibot";
import type { FieldCode } from "../../http/apiError.ts";
import { filledFault, lineFault, nameFault, phoneFault, postcodeFault, trimmedField } from "../../http/formFields.ts";
import { idInput } from "../../http/input.ts";
import type { AddressRules } from "./addressRules.ts";

/** 1 Mr, 2 Miss, 5 Association, anything else Company. Source: specification 3. */
export const titleField = v.optional(v.nullable(v.pipe(idInput, v.maxValue(99)), 1), 1);

/** Name and address fields shared by addresses and registrations. */
export const placeFields = {
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
  [Field in Exclude<keyof typeof placeFields, "country" | "state">]: string;
};

export const placeFaults = (place: Texts, rules: AddressRules) =>
  ({
    firstname: nameFault(place.firstname),
    lastname: nameFault(place.lastname),
    company: lineFault(place.company),
    address1: filledFault(place.address1),
    address2: lineFault(place.address2),
    address3: lineFault(place.address3),
    zipcode: postcodeFault(place.zipcode, rules.isoalpha2),
    city: filledFault(place.city),
    country: rules.country,
    state: rules.state,
    phone: phoneFault(place.phone, rules.isPhoneRequired),
    cellphone: phoneFault(place.cellphone),
  }) satisfies Record<keyof typeof placeFields, FieldCode | undefined>;
