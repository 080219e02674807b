import { customerTitle } from "../customer/customerTitle.js";
import type { Registration } from "../customer/registration.js";
import { validateEmail } from "../validation/validateEmail.js";
import { type AccountRules, readNewPassword } from "./accountRules.js";
import { readPostalAddress } from "./addressSchema.js";
import { validateRequired, type FormReader, type FormSchema, createFormSchema } from "./formSchema.js";
import { validateEuVatNumber } from "../validation/validateEuVatNumber.js";

/**
 * Creates the schema of a new account: private (titleId 1 or 2), association (5) or company (any other).
 *
 * Fields: those of an address without its label, and email, emailConfirm, password, passwordConfirm, vatNumber,
 * newsletter, terms. Companies and associations require a name; the VAT number is optional but validated.
 */
export function registerSchema(rules: AccountRules): FormSchema<Registration> {
  return createFormSchema((form) => {
    const email = form.text("email", validateEmail);
    const registration = {
      email,
      emailConfirm: form.text("emailConfirm", (value) => sameEmail(value, email)),
      ...readNewPassword(form, rules),
      ...readPostalAddress(form, rules),
      vatNumber: "",
      mobilePhone: form.text("mobilePhone"),
      newsletter: form.flag("newsletter"),
      terms: form.flag("terms"),
    };
    if (!registration.terms) form.addIssue("terms", "terms.requiredForAccount");
    return { ...registration, ...readCompany(form, registration.titleId) };
  });
}

/** Mailbox names are case-insensitive in practice. */
const sameEmail = (value: string, email: string): "required" | "mismatch" | undefined =>
  value === "" ? "required" : value.toLowerCase() === email.toLowerCase() ? undefined : "mismatch";

/** Reads company name and VAT number; both are empty for private customers. */
export function readCompany(form: FormReader, titleId: number): { company: string; vatNumber: string } {
  const kind = customerTitle(titleId);
  if (kind === "mr" || kind === "miss") return { company: "", vatNumber: "" };
  return {
    company: form.text("company", validateRequired, kind),
    vatNumber: kind === "company" ? form.text("vatNumber", optionalVatNumber) : "",
  };
}

const optionalVatNumber = (value: string): "invalid" | undefined =>
  value === "" ? undefined : validateEuVatNumber(value);
