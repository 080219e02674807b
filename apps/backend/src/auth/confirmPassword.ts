import type { Deps } from "../deps.ts";
import { rejectInvalidFields } from "../platform/http/apiError.ts";
import { enforceRateLimit, resetAttempts } from "../platform/http/rateLimit.ts";
import { readAccount } from "../account/customer.queries.ts";
import { CONFIRM_PASSWORD } from "./limits.ts";
import { verifyPassword } from "./passwords.ts";

/** Re-authenticates the account's owner, because a token can be stolen. Returns the stored hash. */
export async function confirmPassword(
  deps: Deps,
  customerId: number,
  field: string,
  password: string,
): Promise<string | null> {
  await enforceRateLimit(deps, CONFIRM_PASSWORD, customerId);
  const { password_hash } = await readAccount(deps.db, customerId);
  const isCorrect = await verifyPassword(password, password_hash ?? undefined);
  if (!isCorrect) rejectInvalidFields({ [field]: "invalid" });
  await resetAttempts(deps, CONFIRM_PASSWORD, customerId);
  return password_hash;
}
