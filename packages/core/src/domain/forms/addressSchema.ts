import type { AddressInput } from "../customer/customerAddress.js";
import type { PostalAddress } from "../order/postalAddress.js";
import { validateName } from "../validation/validateName.js";
import { validatePhone } from "../validation/validatePhone.js";
import { postalCodeDigits, validatePostalCode } from "../validation/validatePostalCode.js";
import { type AccountRules, getMarket } from "./accountRules.js";
import { validateRequired, type FormReader, type FormSchema, createFormSchema } from "./formSchema.js";

/**
 * Creates the schema of a saved address.
 *
 * Fields: `label`, `title`, `firstname`, `lastname`, `company`, `street`, `extra`, `zipcode`, `city`, `countryId`,
 * `stateId`, `phone`, `cellphone`, `isDefault`.
 */
export function addressSchema(rules: AccountRules): FormSchema<AddressInput> {
  return createFormSchema((form) => ({
    label: form.text("label", validateRequired),
    ...readPostalAddress(form, rules),
    mobilePhone: readPhone(form, "cellphone", rules),
    isDefault: form.flag("isDefault"),
  }));
}

/** Reads and validates the fields of a postal address. */
export function readPostalAddress(form: FormReader, rules: AccountRules): PostalAddress {
  const countryId = form.id("countryId");
  const country = getMarket(countryId, rules);
  const address = {
    titleId: form.id("title") ?? 0,
    firstName: form.text("firstname", validateName),
    lastName: form.text("lastname", validateName),
    company: form.text("company"),
    street: form.text("street", validateRequired),
    extra: form.text("extra"),
    countryId: countryId ?? 0,
    postalCode: readPostalCode(form, country),
    city: form.text("city", validateRequired),
    stateId: form.id("stateId"),
    phone: readPhone(form, "phone", rules, rules.phoneRequired),
  };
  if (country === undefined) form.addIssue("countryId", "country.required");
  // Only Romanian addresses name a county.
  if (country === "RO" && address.stateId === undefined) form.addIssue("stateId", "state.required");
  return address;
}

function readPostalCode(form: FormReader, country: ReturnType<typeof getMarket>): string {
  if (country === undefined) return form.text("zipcode", validateRequired, "postcode");
  const postalCode = form.text("zipcode");
  const code = validatePostalCode(postalCode, country);
  const values = code === "wrongLength" ? { digits: postalCodeDigits(country) } : undefined;
  if (code !== undefined) form.addIssue("zipcode", `postcode.${code}`, values);
  // Accepts "A-1010" and "1010 " for 1010.
  return postalCode.replace(/^[A-Za-z]{1,2}[- ]?(?=\d)/, "").replaceAll(" ", "");
}

/** The locale's phone expression covers numbers of its own country only, so addresses in other countries skip it. */
function readPhone(form: FormReader, field: string, rules: AccountRules, required = false): string {
  const isOwnCountry = form.id("countryId") === rules.countryId;
  const countryRegex = isOwnCountry ? rules.phoneRegex : undefined;
  return form.text(field, (value) => validatePhone(value, { countryRegex, required }), "phone");
}
