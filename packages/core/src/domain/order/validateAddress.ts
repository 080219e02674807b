import type { Satellite } from "../config/locale.js";
import { validateName } from "../validation/validateName.js";
import { validatePhone } from "../validation/validatePhone.js";
import { postcodeDigits, validatePostcode } from "../validation/validatePostcode.js";
import type { PostalAddress } from "./postalAddress.js";

/** One field at fault. Its text is `validation.{text}` of the message catalogue. */
export interface FieldFault {
  field: keyof PostalAddress | "email";
  /** "postcode.wrongLength", "phone.requiredForFreight" */
  text: string;
  /** how many digits the country's postcodes have, for the text that says so */
  digits?: number;
}

/** What the rules of an address need to know of the storefront. */
export interface AddressRules {
  /** undefined: not a country the shop delivers to */
  country: Satellite | undefined;
  phoneRegex: string;
  phoneRequired: boolean;
  /** freight needs a phone to arrange the date. Source: specification 5 */
  freight: boolean;
}

/** The faults of an address, in the order of its fields; empty where it can be delivered to. Source: specification 5. */
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
  // Only Romania's addresses name a county.
  check("stateId", "state", rules.country === "RO" && address.stateId === undefined ? "required" : undefined);
  const phone = validatePhone(address.phone, {
    countryRegex: rules.phoneRegex,
    required: rules.phoneRequired || rules.freight,
  });
  check("phone", "phone", phone === "required" && rules.freight ? "requiredForFreight" : phone);
  return faults;
}
