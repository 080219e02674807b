import type { Deps } from "../deps.ts";
import { rejectInvalidFields, unauthorized } from "../platform/http/apiError.ts";
import { enforceRateLimit, resetAttempts } from "../platform/http/rateLimit.ts";
import { readAccount } from "../account/customer.queries.ts";
import { CONFIRMATIONS, CONFIRM_PASSWORD } from "./limits.ts";
import { verifyPassword } from "./passwords.ts";
import { hasAuthenticator, hasSecondFactor } from "./secondFactor.ts";

/** Re-authenticates the account's owner, because a token can be stolen. Returns the stored hash. */
export async function confirmPassword(
  deps: Deps,
  { customerId, sessionId }: { customerId: number; sessionId: string },
  field: string,
  password: string,
): Promise<string | null> {
  await enforceRateLimit(deps, CONFIRM_PASSWORD, customerId);
  await enforceRateLimit(deps, CONFIRMATIONS, customerId);
  // Such a session was opened before the authenticator was set up; a new sign-in asks for the code.
  if ((await hasAuthenticator(deps.db, customerId)) && !(await hasSecondFactor(deps.db, sessionId)))
    throw unauthorized();
  const { password_hash } = await readAccount(deps.db, customerId);
  const isCorrect = await verifyPassword(password, password_hash ?? undefined);
  if (!isCorrect) rejectInvalidFields({ [field]: "invalid" });
  await resetAttempts(deps, CONFIRM_PASSWORD, customerId);
  return password_hash;
}
