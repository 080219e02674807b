import type { Kysely } from "kysely";
import type { Tables } from "../platform/db/tables.ts";
import type { Deps } from "../deps.ts";

/** Security-relevant events of an account. */
type AccountEvent =
  | "session_reused"
  | "password_changed"
  | "email_asked"
  | "email_changed"
  | "vat_name_differs"
  | "vat_name_accepted"
  | "logins_failed"
  | "sessions_ended"
  | "authenticator_set"
  | "authenticator_removed"
  | "data_exported"
  | "erasure_asked";

/** Records an account event for later investigation, without IP addresses or secrets. */
export async function recordAccountEvent(
  db: Kysely<Tables>,
  { clock }: Pick<Deps, "clock">,
  customerId: number,
  kind: AccountEvent,
  note: Readonly<Record<string, string>> = {},
): Promise<void> {
  await db
    .insertInto("account_event")
    .values({ customer_id: customerId, at: clock(), kind, note: JSON.stringify(note) })
    .execute();
}
