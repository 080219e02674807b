import {
  isMarket,
  validateEmail as validateEmailFormat,
  validateName as validateNameLength,
  validatePhone as validatePhoneFormat,
  validatePostalCode as validatePostalCodeFormat,
  validateStreet as validateStreetParts,
} from "@shop/core/server";
import { MAX_LENGTHS } from "@shop/core/wire";
import * as v from "valibot";
import type { FieldErrorCode } from "./apiError.ts";

/** The backend repeats the validation of the clients' forms with the same codes. */
type Fault = FieldErrorCode | undefined;

/** Text of a form field, up to the longest of them; field validators run later. Missing and null become "". */
export const textField: v.GenericSchema<unknown, string> = v.optional(
  v.pipe(v.nullable(v.string(), ""), v.string(), v.maxLength(MAX_LENGTHS.message)),
  "",
);

export const trimmedField: v.GenericSchema<unknown, string> = v.pipe(textField, v.trim());

/** Checkbox: 1, "1" or true. */
export const checkboxField: v.GenericSchema<unknown, boolean> = v.optional(
  v.pipe(
    v.union([v.boolean(), v.picklist([0, 1, "0", "1"])]),
    v.transform((value) => Number(value) === 1),
  ),
  false,
);

// Line breaks and other control characters would corrupt labels and mails.
const isPlain = (value: string): boolean => /^\P{Cc}*$/u.test(value);

/** Source: specification 5. */
export function validateName(value: string): Fault {
  return validateNameLength(value) ?? validateLine(value, MAX_LENGTHS.name);
}

export function validateRequiredLine(value: string): Fault {
  return value === "" ? "required" : validateLine(value);
}

/** A street needs a name and a number. Source: specification 5. */
export const validateStreet = (value: string): Fault => validateStreetParts(value) ?? validateLine(value);

export function validateLine(value: string, maxLength: number = MAX_LENGTHS.line): Fault {
  if (Array.from(value).length > maxLength) return "tooLong";
  return isPlain(value) ? undefined : "invalid";
}

/** Control characters could start another header line. */
export const validateEmail = (value: string): Fault =>
  validateEmailFormat(value) ?? (isPlain(value) ? undefined : "invalid");

/** @param options.countryRegex see {@link AddressRules}; without one, numbers of any country are valid */
export const validatePhone = (
  value: string,
  options: { countryRegex?: string | undefined; required?: boolean } = {},
): Fault => validatePhoneFormat(value, options);

export function validatePostalCode(value: string, isoalpha2: string): Fault {
  if (value === "") return "required";
  if (!isMarket(isoalpha2)) return validateLine(value, 10);
  // Forms remove the prefix of "A-1010" before they send it.
  return /^\d+$/.test(value) ? validatePostalCodeFormat(value, isoalpha2) : "invalid";
}
