import type { LocaleConfig } from "../content/localeConfig.js";
import type { Satellite } from "../config/locale.js";
import { validatePassword } from "../validation/validatePassword.js";
import type { FormReader } from "./formSchema.js";

/** What the forms need to know of the storefront: a {@link LocaleConfig} is that. */
export type AccountRules = Pick<
  LocaleConfig,
  "countryId" | "countries" | "phoneRegex" | "phoneRequired" | "passwordMinLength"
>;

/** The country an id stands for, where the shop delivers to it. */
export function satelliteOf(
  countryId: number | undefined,
  { countries }: Pick<AccountRules, "countries">,
): Satellite | undefined {
  const code = countries.find(({ id }) => id === countryId)?.isoalpha2;
  return code === "AT" || code === "DE" || code === "RO" ? code : undefined;
}

/** A new password and its repetition. Source: specification 5; length: decision D6. */
export function readNewPassword(
  form: FormReader,
  { passwordMinLength }: Pick<AccountRules, "passwordMinLength">,
): { password: string; passwordConfirm: string } {
  const password = form.secret("password");
  const fault = validatePassword(password, passwordMinLength);
  if (fault !== undefined) form.fault("password", `password.${fault}`, { count: passwordMinLength });
  const passwordConfirm = form.secret("passwordConfirm", (value) =>
    value === "" ? "required" : value === password ? undefined : "mismatch",
  );
  return { password, passwordConfirm };
}
