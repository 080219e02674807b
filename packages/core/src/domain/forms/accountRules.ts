import type { LocaleConfig } from "../content/localeConfig.js";
import type { Market } from "../config/locale.js";
import { validatePassword } from "../validation/validatePassword.js";
import type { FormReader } from "./formSchema.js";

/** Validation rules of account forms; a {@link LocaleConfig} satisfies it. */
export type AccountRules = Pick<
  LocaleConfig,
  "countryId" | "countries" | "phoneRegex" | "phoneRequired" | "passwordMinLength"
>;

/** Returns the market of a country id; undefined for a country without shipping. */
export function getMarket(
  countryId: number | undefined,
  { countries }: Pick<AccountRules, "countries">,
): Market | undefined {
  const code = countries.find(({ id }) => id === countryId)?.isoCode;
  return code === "AT" || code === "DE" || code === "RO" ? code : undefined;
}

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
