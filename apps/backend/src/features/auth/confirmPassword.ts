import type { Deps } from "../../deps.ts";
import { refuseFaults } from "../../http/apiError.ts";
import { countTry, forgetTries } from "../../http/rateLimit.ts";
import { accountById } from "../customer/customer.queries.ts";
import { CONFIRM_PASSWORD } from "./limits.ts";
import { isPassword } from "./passwords.ts";

/** Re-authenticates the account's owner, because a token can be stolen. Returns the stored hash. */
export async function confirmPassword(
  deps: Deps,
  customerId: number,
  field: string,
  password: string,
): Promise<string | null> {
  await countTry(deps, CONFIRM_PASSWORD, customerId);
  const { password_hash } = await accountById(deps.db, customerId);
  const isRight = await isPassword(password, password_hash ?? undefined);
  if (!isRight) refuseFaults({ [field]: "invalid" });
  await forgetTries(deps, CONFIRM_PASSWORD, customerId);
  return password_hash;
}
