import type { Market } from "../config/locale.js";
import { validateName } from "../validation/validateName.js";
import { validatePhone } from "../validation/validatePhone.js";
import { postalCodeDigits, validatePostalCode } from "../validation/validatePostalCode.js";
import type { PostalAddress } from "./postalAddress.js";

/** Invalid field. Its message key is `validation.{message}`. */
export interface FieldIssue {
  field: keyof PostalAddress | "email";
  /** Message key: "postcode.wrongLength", "phone.requiredForFreight". */
  message: string;
  /** Postal code length of the country, for the message. */
  digits?: number;
}

/** Address validation rules of a storefront. */
export interface AddressRules {
  /** Undefined for a country without shipping. */
  country: Market | undefined;
  phoneRegex: string;
  phoneRequired: boolean;
  /** Freight requires a phone number to arrange the delivery date. */
  freight: boolean;
}

/** Validates an address and returns its invalid fields in form order; empty for a valid address. */
export function validateAddress(address: PostalAddress, rules: AddressRules): FieldIssue[] {
  const issues: FieldIssue[] = [];
  const check = (field: FieldIssue["field"], name: string, code: string | undefined): void => {
    if (code === undefined) return;
    const { country } = rules;
    const digits = code === "wrongLength" && country !== undefined ? { digits: postalCodeDigits(country) } : {};
    issues.push({ field, message: `${name}.${code}`, ...digits });
  };
  const validateRequired = (value: string): "required" | undefined => (value.trim() === "" ? "required" : undefined);

  check("firstName", "firstname", validateName(address.firstName));
  check("lastName", "lastname", validateName(address.lastName));
  check("street", "street", validateRequired(address.street));
  check("countryId", "country", rules.country === undefined ? "required" : undefined);
  check(
    "postalCode",
    "postcode",
    rules.country === undefined
      ? validateRequired(address.postalCode)
      : validatePostalCode(address.postalCode, rules.country),
  );
  check("city", "city", validateRequired(address.city));
  // Only Romanian addresses name a county.
  check("stateId", "state", rules.country === "RO" && address.stateId === undefined ? "required" : undefined);
  const phone = validatePhone(address.phone, {
    countryRegex: rules.phoneRegex,
    required: rules.phoneRequired || rules.freight,
  });
  check("phone", "phone", phone === "required" && rules.freight ? "requiredForFreight" : phone);
  return issues;
}
