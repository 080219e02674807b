import type { AddressInput } from "../customer/customerAddress.js";
import type { PostalAddress } from "../order/postalAddress.js";
import { validateRequired, type FormReader, type FormSchema, createFormSchema } from "./formSchema.js";
import { type AddressRules, normalizeAddress, validateAddress, validatePhoneFor } from "./validateAddress.js";

/**
 * Creates the schema of a saved address.
 *
 * Fields: `label`, `titleId`, `firstName`, `lastName`, `company`, `street`, `extra`, `postalCode`, `city`, `countryId`,
 * `stateId`, `phone`, `mobilePhone`, `isDefault`.
 */
export function addressSchema(rules: AddressRules): FormSchema<AddressInput> {
  return createFormSchema((form) => {
    const label = form.text("label", validateRequired);
    const address = readPostalAddress(form, rules);
    const validate = (phone: string) => validatePhoneFor(address.countryId, phone, rules);
    return {
      label,
      ...address,
      mobilePhone: form.text("mobilePhone", validate, "phone"),
      isDefault: form.flag("isDefault"),
    };
  });
}

/** Reads and validates the fields of a postal address. */
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
