import type { Satellite } from "../config/locale.js";
import { validateName } from "../validation/validateName.js";
import { validatePhone } from "../validation/validatePhone.js";
import { postcodeDigits, validatePostcode } from "../validation/validatePostcode.js";
import type { PostalAddress } from "./postalAddress.js";

/** Invalid field. Its message key is `validation.{text}`. */
export interface FieldFault {
  field: keyof PostalAddress | "email";
  /** Message key: "postcode.wrongLength", "phone.requiredForFreight". */
  text: string;
  /** Postal code length of the country, for the message. */
  digits?: number;
}

/** Address validation rules of a storefront. */
export interface AddressRules {
  /** Undefined for a country without shipping. */
  country: Satellite | undefined;
  phoneRegex: string;
  phoneRequired: boolean;
  /** Freight requires a phone number to arrange the delivery date. */
  freight: boolean;
}

/** Validates an address and returns its invalid fields in form order; empty for a valid address. */
export function validateAddress(address: PostalAddress, rules: AddressRules): FieldFault[] {
  const faults: FieldFault[] = [];
  const check = (field: FieldFault["field"], name: string, fault: string | undefined): void => {
    if (fault === undefined) return;
    const text = `${name}.${fault}`;
    const { country } = rules;
    const digits = fault === "wrongLength" && country !== undefined ? { digits: postcodeDigits(country) } : {};
    faults.push({ field, text, ...digits });
  };
  const filled = (value: string): "required" | undefined => (value.trim() === "" ? "required" : undefined);

  check("firstname", "firstname", validateName(address.firstname));
  check("lastname", "lastname", validateName(address.lastname));
  check("street", "street", filled(address.street));
  check("countryId", "country", rules.country === undefined ? "required" : undefined);
  check(
    "zipcode",
    "postcode",
    rules.country === undefined ? filled(address.zipcode) : validatePostcode(address.zipcode, rules.country),
  );
  check("city", "city", filled(address.city));
  // Only Romanian addresses name a county.
  check("stateId", "state", rules.country === "RO" && address.stateId === undefined ? "required" : undefined);
  const phone = validatePhone(address.phone, {
    countryRegex: rules.phoneRegex,
    required: rules.phoneRequired || rules.freight,
  });
  check("phone", "phone", phone === "required" && rules.freight ? "requiredForFreight" : phone);
  return faults;
}
