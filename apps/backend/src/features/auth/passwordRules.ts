import type { Db } from "../../db/connect.ts";
import type { FieldCode } from "../../http/apiError.ts";
import { type Locale, LOCALES } from "../../locale.ts";
import { selectSettings } from "../config/config.queries.ts";
import { isCommonPassword } from "./commonPasswords.ts";
import { MOST_PASSWORD_CHARACTERS } from "./passwords.ts";

/** Lower bound of the configurable minimum length. Source: specification; decision D6. */
const LEAST_CHARACTERS = 4;

export async function passwordMinimum(db: Db, locale?: Locale): Promise<number> {
  const scopes = locale === undefined ? ["shared"] : ["shared", LOCALES[locale].satellite, locale];
  const { password_min_length: configured } = await selectSettings(db, scopes);
  const least = Number(configured);
  return Number.isInteger(least) ? Math.max(LEAST_CHARACTERS, least) : LEAST_CHARACTERS;
}

/** No composition rules: length is what makes a password strong. */
export function newPasswordFaults(
  form: { password: string; password_confirm: string },
  rules: { least: number; email: string },
): { password: FieldCode | undefined; password_confirm: FieldCode | undefined } {
  const { password, password_confirm: again } = form;
  return { password: newPasswordFault(password, rules), password_confirm: repetitionFault(password, again) };
}

function newPasswordFault(password: string, { least, email }: { least: number; email: string }): FieldCode | undefined {
  const length = Array.from(password).length;
  if (length === 0) return "required";
  if (length < least) return "tooShort";
  if (length > MOST_PASSWORD_CHARACTERS) return "tooLong";
  return isCommonPassword(password, email) ? "common" : undefined;
}

/** Also used for the repeated email address. */
export function repetitionFault(first: string, again: string): FieldCode | undefined {
  if (again === "") return "required";
  return again === first ? undefined : "mismatch";
}
