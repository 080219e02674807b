import type { Deps } from "../deps.ts";
import { recordAccountEvent } from "../account/recordAccountEvent.ts";
import type { Account } from "../account/customer.queries.ts";
import { emit } from "../events/emit.ts";
import { defaultLocaleFor } from "../locale.ts";
import { runInTransaction } from "../platform/http/idempotency.ts";
import { isWithinRateLimit } from "../platform/http/rateLimit.ts";
import { accountKey, LOGIN_FAILURES, LOGIN_NOTICE } from "./limits.ts";

/**
 * Notifies a customer of many failed sign-ins, at most once a day. Response times must not reveal accounts: an unknown
 * address is counted too, and its email rendered but not queued.
 */
export async function reportFailedLogins(deps: Deps, account: Account | undefined, email: string): Promise<void> {
  const key = accountKey(account, email);
  if (await isWithinRateLimit(deps, LOGIN_FAILURES, key)) return;
  if (!(await isWithinRateLimit(deps, LOGIN_NOTICE, key))) return;
  await runInTransaction(deps.db, async (trx) => {
    if (account !== undefined) await recordAccountEvent(trx, deps, account.id, "logins_failed");
    await emit(trx, deps, "account:loginsFailed", {
      email: account?.email ?? email,
      locale: defaultLocaleFor(account?.language ?? ""),
      name: account === undefined ? "" : `${account.firstname} ${account.lastname}`,
      isMailed: account !== undefined,
    });
  });
}
