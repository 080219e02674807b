import { type Customer, type CustomerChanges, customerTitle } from "../customer/customer.js";
import { validateName } from "../validation/validate.js";
import { validateEmail } from "../validation/validateEmail.js";
import { validateEuVatNumber } from "../validation/validateVatNumber.js";
import { createFormSchema, type FormReader, type FormSchema, validateRequired } from "./formSchema.js";

/**
 * Creates the schema of personal data; company data stays unchanged. Fields: titleId, firstName, lastName, email;
 * password for a new email address.
 */
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

/**
 * Creates the schema of company data; names and email address stay unchanged. Fields: titleId (association or company),
 * company, vatNumber.
 */
export const companySchema = (customer: Customer): FormSchema<CustomerChanges> =>
  createFormSchema((form) => {
    const titleId = form.id("titleId") ?? customer.titleId;
    return { ...toCustomerChanges(customer), titleId, ...readCompany(form, titleId) };
  });

function toCustomerChanges(customer: Customer): CustomerChanges {
  const { titleId, firstName, lastName, company, vatNumber, email } = customer;
  return { titleId, firstName, lastName, company, vatNumber, email, password: "" };
}

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
