import type { Customer } from "../customer/customer.js";
import type { CustomerChanges, LoginInput, PasswordChange, PasswordReset } from "../customer/registration.js";
import { validateEmail } from "../validation/validateEmail.js";
import { validateName } from "../validation/validateName.js";
import { validatePassword } from "../validation/validatePassword.js";
import { type AccountRules, readNewPassword } from "./accountRules.js";
import { validateRequired, type FormSchema, createFormSchema } from "./formSchema.js";
import { readCompany } from "./registerSchema.js";

/** Lower than for new passwords: imported customers may have short ones. */
const LOGIN_MIN_LENGTH = 4;

/** Sign-in form. Fields: email, password, and code for two-factor authentication. */
export const loginSchema: FormSchema<LoginInput> = /* @__PURE__ */ createFormSchema((form) => {
  const input = {
    email: form.text("email", validateEmail),
    password: form.secret("password"),
    code: form.text("code"),
  };
  const issueCode = validatePassword(input.password, LOGIN_MIN_LENGTH);
  if (issueCode !== undefined) form.addIssue("password", `password.${issueCode}`, { count: LOGIN_MIN_LENGTH });
  return input;
});

/** Form to request a password reset. Fields: email. */
export const forgotPasswordSchema: FormSchema<{ email: string }> = /* @__PURE__ */ createFormSchema((form) => ({
  email: form.text("email", validateEmail),
}));

type PasswordRules = Pick<AccountRules, "passwordMinLength">;

/**
 * Creates the schema of a password reset. Fields: password, passwordConfirm.
 * @param token token from the mailed link
 */
export const resetPasswordSchema = (rules: PasswordRules, token: string): FormSchema<PasswordReset> =>
  createFormSchema((form) => ({ token, ...readNewPassword(form, rules) }));

/** Creates the schema of a password change. Fields: passwordOld, password, passwordConfirm. */
export const changePasswordSchema = (rules: PasswordRules): FormSchema<PasswordChange> =>
  createFormSchema((form) => ({
    passwordOld: form.secret("passwordOld", validateRequired),
    ...readNewPassword(form, rules),
  }));

/**
 * Creates the schema of personal data. Fields: `titleId`, `firstName`, `lastName`, `email`; `password` for a new e-mail address.
 * Company data stays unchanged.
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
    const password = form.secret("password", (value) => (isEmailChanged ? validateRequired(value) : undefined));
    return { ...changes, password: isEmailChanged ? password : "" };
  });

/**
 * Creates the schema of company data. Fields: titleId (association or company), company, vatNumber. Names and e-mail
 * address stay unchanged.
 */
export const companySchema = (customer: Customer): FormSchema<CustomerChanges> =>
  createFormSchema((form) => {
    const titleId = form.id("titleId") ?? customer.titleId;
    return { ...toCustomerChanges(customer), titleId, ...readCompany(form, titleId) };
  });

const toCustomerChanges = (customer: Customer): CustomerChanges => ({
  titleId: customer.titleId,
  firstName: customer.firstName,
  lastName: customer.lastName,
  company: customer.company,
  vatNumber: customer.vatNumber,
  email: customer.email,
  password: "",
});
