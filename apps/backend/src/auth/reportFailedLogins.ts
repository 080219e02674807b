import type { Deps } from "../deps.ts";
import { recordAccountEvent } from "../account/recordAccountEvent.ts";
import type { Account } from "../account/customer.queries.ts";
import { emit } from "../events/emit.ts";
import { defaultLocaleFor } from "../locale.ts";
import { runInTransaction } from "../platform/http/idempotency.ts";
import { isWithinRateLimit } from "../platform/http/rateLimit.ts";
import { LOGIN_FAILURES, LOGIN_NOTICE } from "./limits.ts";

/** Notifies a customer of many failed sign-ins, at most once a day. */
export async function reportFailedLogins(deps: Deps, account: Account): Promise<void> {
  if (await isWithinRateLimit(deps, LOGIN_FAILURES, account.id)) return;
  if (!(await isWithinRateLimit(deps, LOGIN_NOTICE, account.id))) return;
  const { id, email, firstname, lastname, language } = account;
  await runInTransaction(deps.db, async (trx) => {
    await recordAccountEvent(trx, deps, id, "logins_failed");
    const name = `${firstname} ${lastname}`;
    await emit(trx, deps, "account:loginsFailed", { email, locale: defaultLocaleFor(language), name });
  });
}
