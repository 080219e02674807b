import type { LocaleConfig } from "../content/localeConfig.js";
import type { LoginInput, NewPassword, PasswordChange, PasswordReset } from "../customer/customer.js";
import { validatePassword } from "../validation/validate.js";
import { validateEmail } from "../validation/validateEmail.js";
import { createFormSchema, type FormReader, type FormSchema, validateRequired } from "./formSchema.js";

/** Lower than for new passwords: imported customers may have short ones. */
const LOGIN_MIN_LENGTH = 4;

/** Sign-in form. Fields: email, password, and code for two-factor authentication. */
export const loginSchema: FormSchema<LoginInput> = /* @__PURE__ */ createFormSchema((form) => {
  const email = form.text("email", validateEmail);
  return { email, password: readPassword(form, LOGIN_MIN_LENGTH), code: form.text("code") };
});

export type PasswordRules = Pick<LocaleConfig, "passwordMinLength">;

/** Creates the schema of a password reset with the token from the mailed link. Fields: password, passwordConfirm. */
export const resetPasswordSchema = (rules: PasswordRules, token: string): FormSchema<PasswordReset> =>
  createFormSchema((form) => ({ token, ...readNewPassword(form, rules) }));

/** Creates the schema of a password change. Fields: passwordOld, password, passwordConfirm. */
export const changePasswordSchema = (rules: PasswordRules): FormSchema<PasswordChange> =>
  createFormSchema((form) => ({
    passwordOld: form.secret("passwordOld", validateRequired),
    ...readNewPassword(form, rules),
  }));

export function readNewPassword(form: FormReader, { passwordMinLength }: PasswordRules): NewPassword {
  const password = readPassword(form, passwordMinLength);
  return { password, passwordConfirm: form.secret("passwordConfirm", (value) => validateRepeated(value, password)) };
}

function readPassword(form: FormReader, minLength: number): string {
  const password = form.secret("password");
  const code = validatePassword(password, minLength);
  if (code !== undefined) form.addIssue("password", `password.${code}`, { count: minLength });
  return password;
}

export const validateRepeated = (value: string, first: string): "required" | "mismatch" | undefined =>
  validateRequired(value) ?? (value === first ? undefined : "mismatch");
