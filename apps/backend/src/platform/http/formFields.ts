import { HOUSE_NUMBER } from "@shop/core/server";
import * as v from "valibot";
import type { FieldErrorCode } from "./apiError.ts";

/** The backend repeats the validation of the clients' forms with the same codes. */
type Fault = FieldErrorCode | undefined;

const MAX_TEXT_LENGTH = 255;

/** Text of a form field, up to 2000 characters; field validators run later. Missing and null become "". */
export const textField: v.GenericSchema<unknown, string> = v.optional(
  v.pipe(v.nullable(v.string(), ""), v.string(), v.maxLength(2000)),
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
  const length = Array.from(value).length;
  if (length === 0) return "required";
  if (length < 2) return "tooShort";
  if (length > 80) return "tooLong";
  return isPlain(value) ? undefined : "invalid";
}

export function validateRequiredLine(value: string): Fault {
  return value === "" ? "required" : validateLine(value);
}

/** A street needs a name and a number. Source: specification 5. */
export function validateStreet(value: string): Fault {
  if (!/\p{L}/u.test(value)) return "required";
  return HOUSE_NUMBER.test(value) ? validateLine(value) : "numberRequired";
}

export function validateLine(value: string): Fault {
  if (Array.from(value).length > MAX_TEXT_LENGTH) return "tooLong";
  return isPlain(value) ? undefined : "invalid";
}

const EMAIL =
  /^(?!\.|.*\.[.@])[^\s@"(),:;<>[\]\\\p{Cc}]{1,64}@(?:(?!-)[\p{L}\p{M}\p{N}-]{1,63}(?<!-)\.)+\p{L}[\p{L}\p{M}\p{N}-]{1,62}(?<!-)$/u;

/** Source: specification 5; lengths: RFC 5321, 4.5.3.1. */
export function validateEmail(value: string): Fault {
  if (value === "") return "required";
  return value.length <= 254 && EMAIL.test(value) ? undefined : "invalid";
}

/**
 * 3 to 20 digits, spaces or one leading plus (decision 0066). The country pattern is checked by the form only: foreign
 * numbers are valid too.
 */
export function validatePhone(value: string, isRequired = false): Fault {
  if (value === "") return isRequired ? "required" : undefined;
  return /^(?=.{3,20}$)(?=.*\d)\+?[\d ]+$/.test(value) ? undefined : "invalid";
}

/** Source: specification 5 ("postal code must have N digits"), core-rules. */
const POSTAL_CODE_DIGITS: Readonly<Record<string, number>> = { AT: 4, DE: 5, RO: 6 };

export function validatePostalCode(value: string, isoalpha2: string): Fault {
  if (value === "") return "required";
  const digits = POSTAL_CODE_DIGITS[isoalpha2];
  if (digits === undefined) return value.length > 10 ? "tooLong" : validateLine(value);
  if (!/^\d+$/.test(value)) return "invalid";
  return value.length === digits ? undefined : "wrongLength";
}
