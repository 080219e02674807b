import { MAX_LENGTHS } from "@shop/core/wire";
import type { Db } from "../platform/db/connect.ts";
import type { FieldErrorCode } from "../platform/http/apiError.ts";
import type { Locale } from "../locale.ts";
import { selectSettings } from "../settings/settings.queries.ts";
import { isCommonPassword } from "./commonPasswords.ts";

/** Lower bound of the configurable minimum length. Source: specification; decision 0058. */
const MIN_LENGTH_FLOOR = 4;
/** Source: ASVS 5.0, 6.2.1. */
const DEFAULT_MIN_LENGTH = 8;

export async function readMinPasswordLength(db: Db, locale?: Locale): Promise<number> {
  const { password_min_length: configured } = await selectSettings(db, { locale });
  const least = Number(configured);
  return Number.isInteger(least) ? Math.max(MIN_LENGTH_FLOOR, least) : DEFAULT_MIN_LENGTH;
}

/** No composition rules: length is what makes a password strong. */
export function newPasswordErrors(
  form: { password: string; password_confirm: string },
  rules: { minLength: number; email: string },
): { password: FieldErrorCode | undefined; password_confirm: FieldErrorCode | undefined } {
  const { password, password_confirm: repeated } = form;
  return { password: newPasswordError(password, rules), password_confirm: repetitionError(password, repeated) };
}

function newPasswordError(
  password: string,
  { minLength, email }: { minLength: number; email: string },
): FieldErrorCode | undefined {
  const length = Array.from(password).length;
  if (length === 0) return "required";
  if (length < minLength) return "tooShort";
  // Bounds the hashing work of one request.
  if (length > MAX_LENGTHS.password) return "tooLong";
  return isCommonPassword(password, email) ? "common" : undefined;
}

/** Also used for the repeated email address. */
export function repetitionError(first: string, repeated: string): FieldErrorCode | undefined {
  if (repeated === "") return "required";
  return repeated === first ? undefined : "mismatch";
}
