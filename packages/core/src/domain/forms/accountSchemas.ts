import type { LocaleConfig } from "../content/localeConfig.js";
import { type Customer, type CustomerChanges, customerTitle, type Registration } from "../customer/customer.js";
import { validateName } from "../validation/validate.js";
import { validateEmail } from "../validation/validateEmail.js";
import { validateEuVatNumber } from "../validation/validateVatNumber.js";
import { type AddressRules, readPostalAddress } from "./addressSchema.js";
import { createFormSchema, type FormReader, type FormSchema, validateRequired } from "./formSchema.js";
import { type PasswordRules, readNewPassword, validateRepeated } from "./passwordSchemas.js";

/** Creates the schema of personal data. Fields: titleId, firstName, lastName, email; password for a new e-mail address. */
export const customerDetailsSchema = (customer: Customer): FormSchema<CustomerChanges> =>
  createFormSchema((form) => {
    const changes = {
      ...toCustomerChanges(customer),
      titleId: form.id("titleId") ?? customer.titleId,
      firstName: form.text("firstName", validateName),
      lastName: form.text("lastName", validateName),
      email: form.text("email", validateEmail),
    };
    const isEmailChanged = changes.email.toLowerCase() !== customer.email.toLowerCase();
    return { ...changes, password: isEmailChanged ? form.secret("password", validateRequired) : "" };
  });

/** Creates the schema of company data. Fields: titleId (association or company), company, vatNumber. */
export const companySchema = (customer: Customer): FormSchema<CustomerChanges> =>
  createFormSchema((form) => {
    const titleId = form.id("titleId") ?? customer.titleId;
    return { ...toCustomerChanges(customer), titleId, ...readCompany(form, titleId) };
  });

function toCustomerChanges(customer: Customer): CustomerChanges {
  const { titleId, firstName, lastName, company, vatNumber, email } = customer;
  return { titleId, firstName, lastName, company, vatNumber, email, password: "" };
}

/**
 * Creates the schema of a new account. Fields: those of an address without its label, and email, emailConfirm, password,
 * passwordConfirm, vatNumber, newsletter, terms. Companies and associations require a name; the VAT number is optional.
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

/** Reads company name and VAT number; both are empty for private customers. */
function readCompany(form: FormReader, titleId: number): { company: string; vatNumber: string } {
  const kind = customerTitle(titleId);
  if (kind === "mr" || kind === "miss") return { company: "", vatNumber: "" };
  return {
    company: form.text("company", validateRequired, kind),
    vatNumber: kind === "company" ? form.text("vatNumber", optionalVatNumber) : "",
  };
}

const optionalVatNumber = (value: string): "invalid" | undefined =>
  value === "" ? undefined : validateEuVatNumber(value);

/** Validation rules of account forms; a {@link LocaleConfig} satisfies it. */
export type AccountRules = AddressRules & PasswordRules;
