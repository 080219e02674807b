import type { LocaleConfig } from "../content/localeConfig.js";
import { validatePassword } from "../validation/validatePassword.js";
import type { FormReader } from "./formSchema.js";
import type { AddressRules } from "./validateAddress.js";

/** Validation rules of account forms; a {@link LocaleConfig} satisfies it. */
export type AccountRules = AddressRules & Pick<LocaleConfig, "passwordMinLength">;

/** Reads and validates a new password and its confirmation. */
export function readNewPassword(
  form: FormReader,
  { passwordMinLength }: Pick<AccountRules, "passwordMinLength">,
): { password: string; passwordConfirm: string } {
  const password = form.secret("password");
  const code = validatePassword(password, passwordMinLength);
  if (code !== undefined) form.addIssue("password", `password.${code}`, { count: passwordMinLength });
  const passwordConfirm = form.secret("passwordConfirm", (value) =>
    value === "" ? "required" : value === password ? undefined : "mismatch",
  );
  return { password, passwordConfirm };
}
