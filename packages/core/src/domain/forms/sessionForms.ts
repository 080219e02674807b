import type { Customer } from "../customer/customer.js";
import type { CustomerChanges, LoginInput, PasswordChange, PasswordReset } from "../customer/registration.js";
import { validateEmail } from "../validation/validateEmail.js";
import { validateName } from "../validation/validateName.js";
import { validatePassword } from "../validation/validatePassword.js";
import { type AccountRules, readNewPassword } from "./accountRules.js";
import { filled, type FormSchema, formSchema } from "./formSchema.js";
import { readCompany } from "./registerForm.js";

/** Lower than for new passwords: imported customers may have short ones. */
const LOGIN_MIN_LENGTH = 4;

/** Sign-in form. Fields: email, password, and code for two-factor authentication. */
export const loginSchema: FormSchema<LoginInput> = /* @__PURE__ */ formSchema((form) => {
  const input = {
    email: form.text("email", validateEmail),
    password: form.secret("password"),
    code: form.text("code"),
  };
  const fault = validatePassword(input.password, LOGIN_MIN_LENGTH);
  if (fault !== undefined) form.fault("password", `password.${fault}`, { count: LOGIN_MIN_LENGTH });
  return input;
});

/** Form to request a password reset. Fields: email. */
export const forgotSchema: FormSchema<{ email: string }> = /* @__PURE__ */ formSchema((form) => ({
  email: form.text("email", validateEmail),
}));

type PasswordRules = Pick<AccountRules, "passwordMinLength">;

/**
 * Creates the schema of a password reset. Fields: password, passwordConfirm.
 * @param token token from the mailed link
 */
export const resetSchema = (rules: PasswordRules, token: string): FormSchema<PasswordReset> =>
  formSchema((form) => ({ token, ...readNewPassword(form, rules) }));

/** Creates the schema of a password change. Fields: passwordOld, password, passwordConfirm. */
export const passwordSchema = (rules: PasswordRules): FormSchema<PasswordChange> =>
  formSchema((form) => ({ passwordOld: form.secret("passwordOld", filled), ...readNewPassword(form, rules) }));

/**
 * Creates the schema of personal data. Fields: title, firstname, lastname, email; password for a new e-mail address.
 * Company data stays unchanged.
 */
export const detailsSchema = (customer: Customer): FormSchema<CustomerChanges> =>
  formSchema((form) => {
    const changes = {
      ...changesOf(customer),
      title: form.id("title") ?? customer.titleId,
      firstname: form.text("firstname", validateName),
      lastname: form.text("lastname", validateName),
      email: form.text("email", validateEmail),
    };
    const isMoving = changes.email.toLowerCase() !== customer.email.toLowerCase();
    const password = form.secret("password", (value) => (isMoving ? filled(value) : undefined));
    return { ...changes, password: isMoving ? password : "" };
  });

/**
 * Creates the schema of company data. Fields: title (association or company), company, vatNumber. Names and e-mail
 * address stay unchanged.
 */
export const companySchema = (customer: Customer): FormSchema<CustomerChanges> =>
  formSchema((form) => {
    const title = form.id("title") ?? customer.titleId;
    return { ...changesOf(customer), title, ...readCompany(form, title) };
  });

const changesOf = (customer: Customer): CustomerChanges => ({
  title: customer.titleId,
  firstname: customer.firstName,
  lastname: customer.lastName,
  company: customer.company,
  vatNumber: customer.vatNumber,
  email: customer.email,
  password: "",
});
