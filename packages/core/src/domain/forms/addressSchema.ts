import { isMarket, type Market } from "../config/locale.js";
import type { LocaleConfig } from "../content/localeConfig.js";
import type { AddressInput, PostalAddress } from "../customer/customer.js";
import {
  normalizePostalCode,
  postalCodeDigits,
  validateName,
  validatePhone,
  validatePostalCode,
  validateState,
  validateStreet,
} from "../validation/validate.js";
import { createFormSchema, type FormIssue, type FormReader, type FormSchema, validateRequired } from "./formSchema.js";

/**
 * Creates the schema of a saved address. Fields: label, titleId, firstName, lastName, company, street, extra, postalCode,
 * city, countryId, stateId, phone, mobilePhone, isDefault.
 */
export function addressSchema(rules: AddressRules): FormSchema<AddressInput> {
  return createFormSchema((form) => {
    const label = form.text("label", validateRequired);
    const address = readPostalAddress(form, rules);
    return {
      label,
      ...address,
      mobilePhone: form.text("mobilePhone", (phone) => validatePhoneFor(address.countryId, phone, rules), "phone"),
      isDefault: form.flag("isDefault"),
    };
  });
}

export function readPostalAddress(form: FormReader, rules: AddressRules): PostalAddress {
  const typed = {
    titleId: form.id("titleId") ?? 0,
    firstName: form.text("firstName"),
    lastName: form.text("lastName"),
    company: form.text("company"),
    street: form.text("street"),
    extra: form.text("extra"),
    countryId: form.id("countryId") ?? 0,
    postalCode: form.text("postalCode"),
    city: form.text("city"),
    stateId: form.id("stateId"),
    phone: form.text("phone"),
  };
  const address = normalizeAddress(typed, rules);
  for (const { path, message, values } of validateAddress(address, rules)) form.addIssue(path[0], message, values);
  return address;
}

/** Address rules of a storefront; a {@link LocaleConfig} satisfies it. */
export type AddressRules = Pick<
  LocaleConfig,
  "countryId" | "countries" | "shippingCountryIds" | "phoneRegex" | "phoneRequired"
>;

type CountryRules = Pick<LocaleConfig, "countries" | "shippingCountryIds">;

/** Returns the market of a country id; undefined for a country without shipping. */
function getMarket(countryId: number, { countries, shippingCountryIds }: CountryRules): Market | undefined {
  if (!shippingCountryIds.includes(countryId)) return undefined;
  const code = countries.find(({ id }) => id === countryId)?.isoCode;
  return isMarket(code) ? code : undefined;
}

/** Returns an address with the postal code in its usual form: "A-1010" and "10 10" become "1010". */
export const normalizeAddress = <Address extends PostalAddress>(address: Address, rules: CountryRules): Address => ({
  ...address,
  postalCode: normalizePostalCode(address.postalCode, getMarket(address.countryId, rules)),
});

/**
 * Validates an address and returns its issues in form order; empty for a valid address.
 * @param options.freight freight requires a phone number to arrange the delivery date
 * @param options.hasPhone false for an invoice address, which has no phone number
 */
export function validateAddress(
  address: PostalAddress,
  rules: AddressRules,
  { freight = false, hasPhone = true }: { freight?: boolean; hasPhone?: boolean } = {},
): FormIssue[] {
  const issues: FormIssue[] = [];
  const country = getMarket(address.countryId, rules);
  const check = (field: string, code: string | undefined, name = field): void => {
    if (code === undefined) return;
    const values = code === "wrongLength" && country !== undefined && { digits: postalCodeDigits(country) };
    issues.push({ path: [field], message: `${name}.${code}`, ...(values && { values }) });
  };
  const postalCode = address.postalCode.trim();

  check("firstName", validateName(address.firstName));
  check("lastName", validateName(address.lastName));
  check("street", validateStreet(address.street));
  check("countryId", validateRequired(country ?? ""), "country");
  check("postalCode", country === undefined ? validateRequired(postalCode) : validatePostalCode(postalCode, country));
  check("city", validateRequired(address.city.trim()));
  check("stateId", validateState(address.stateId, country), "state");
  if (!hasPhone) return issues;
  const required = freight || rules.phoneRequired;
  const phone = validatePhoneFor(address.countryId, address.phone, rules, required);
  check("phone", phone === "required" && freight ? "requiredForFreight" : phone);
  return issues;
}

/** The locale's phone expression covers numbers of its own country only, so addresses in other countries skip it. */
const validatePhoneFor = (
  countryId: number,
  phone: string,
  rules: AddressRules,
  required = false,
): ReturnType<typeof validatePhone> =>
  validatePhone(phone, { countryRegex: countryId === rules.countryId ? rules.phoneRegex : undefined, required });
