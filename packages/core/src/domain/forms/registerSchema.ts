import type { Registration } from "../customer/customer.js";
import { validateEmail } from "../validation/validateEmail.js";
import { readCompany } from "./accountSchemas.js";
import { type AddressRules, readPostalAddress } from "./addressSchema.js";
import { createFormSchema, type FormSchema } from "./formSchema.js";
import { type PasswordRules, readNewPassword, validateRepeated } from "./passwordSchemas.js";

/** Validation rules of account forms; the locale configuration satisfies them. */
export type AccountRules = AddressRules & PasswordRules;

/**
 * Creates the schema of a new account. Fields: those of an address without its label, and email, emailConfirm, password,
 * passwordConfirm, vatNumber, newsletter, terms. Companies and associations require a name; a VAT number is optional, but
 * validated.
 */
export function registerSchema(rules: AccountRules): FormSchema<Registration> {
  return createFormSchema((form) => {
    const email = form.text("email", validateEmail);
    const registration = {
      email,
      emailConfirm: form.text("emailConfirm", (value) =>
        // Mailbox names are case-insensitive in practice.
        validateRepeated(value.toLowerCase(), email.toLowerCase()),
      ),
      ...readNewPassword(form, rules),
      ...readPostalAddress(form, rules),
      mobilePhone: form.text("mobilePhone"),
      newsletter: form.flag("newsletter"),
      terms: form.flag("terms"),
    };
    if (!registration.terms) form.addIssue("terms", "terms.requiredForAccount");
    return { ...registration, ...readCompany(form, registration.titleId) };
  });
}
