import type { AddressEntry } from "../customer/customerAddress.js";
import type { PostalAddress } from "../order/postalAddress.js";
import { validateName } from "../validation/validateName.js";
import { validatePhone } from "../validation/validatePhone.js";
import { postcodeDigits, validatePostcode } from "../validation/validatePostcode.js";
import { type AccountRules, satelliteOf } from "./accountRules.js";
import { filled, type FormReader, type FormSchema, formSchema } from "./formSchema.js";

/**
 * Creates the schema of a saved address.
 *
 * Fields: label, title, firstname, lastname, company, street, extra, zipcode, city, countryId, stateId, phone,
 * cellphone, isDefault.
 */
export function addressSchema(rules: AccountRules): FormSchema<AddressEntry> {
  return formSchema((form) => ({
    label: form.text("label", filled),
    ...readPostalAddress(form, rules),
    cellphone: readPhone(form, "cellphone", rules),
    isDefault: form.flag("isDefault"),
  }));
}

/** Reads and validates the fields of a postal address. */
export function readPostalAddress(form: FormReader, rules: AccountRules): PostalAddress {
  const countryId = form.id("countryId");
  const country = satelliteOf(countryId, rules);
  const address = {
    title: form.id("title") ?? 0,
    firstname: form.text("firstname", validateName),
    lastname: form.text("lastname", validateName),
    company: form.text("company"),
    street: form.text("street", filled),
    extra: form.text("extra"),
    countryId: countryId ?? 0,
    zipcode: readPostcode(form, country),
    city: form.text("city", filled),
    stateId: form.id("stateId"),
    phone: readPhone(form, "phone", rules, rules.phoneRequired),
  };
  if (country === undefined) form.fault("countryId", "country.required");
  // Only Romanian addresses name a county.
  if (country === "RO" && address.stateId === undefined) form.fault("stateId", "state.required");
  return address;
}

function readPostcode(form: FormReader, country: ReturnType<typeof satelliteOf>): string {
  if (country === undefined) return form.text("zipcode", filled, "postcode");
  const zipcode = form.text("zipcode");
  const fault = validatePostcode(zipcode, country);
  const values = fault === "wrongLength" ? { digits: postcodeDigits(country) } : undefined;
  if (fault !== undefined) form.fault("zipcode", `postcode.${fault}`, values);
  // Accepts "A-1010" and "1010 " for 1010.
  return zipcode.replace(/^[A-Za-z]{1,2}[- ]?(?=\d)/, "").replaceAll(" ", "");
}

/** The locale's phone expression covers numbers of its own country only, so addresses in other countries skip it. */
function readPhone(form: FormReader, field: string, rules: AccountRules, required = false): string {
  const isHome = form.id("countryId") === rules.countryId;
  const countryRegex = isHome ? rules.phoneRegex : undefined;
  return form.text(field, (value) => validatePhone(value, { countryRegex, required }), "phone");
}
