import { sql, type Transaction } from "kysely";
import type { Tables } from "../platform/db/tables.ts";
import type { Deps } from "../deps.ts";
import { consumeLink, linkInvalidError } from "../security/mailLink.ts";
import { emailExistsError } from "../auth/register.routes.ts";
import { emit } from "../events/emit.ts";
import { confirmMailbox } from "../account/confirmMailbox.ts";
import { deleteLinks, mailEmailLink, readRecipient } from "../auth/mailEmailLink.ts";
import { recordAccountEvent } from "../account/recordAccountEvent.ts";
import { findAccountByEmail } from "../account/customer.queries.ts";

type Trx = Transaction<Tables>;

/**
 * Requests an email change: mails a link to the new address and notifies the current one. The latest request counts.
 *
 * @throws ApiError 409 EMAIL_EXISTS
 */
export async function requestEmailChange(trx: Trx, deps: Deps, customerId: number, email: string): Promise<void> {
  const existing = await findAccountByEmail(trx, email);
  if (existing !== undefined && existing.id !== customerId) throw emailExistsError();
  await mailEmailLink(trx, deps, customerId, email);
  await recordAccountEvent(trx, deps, customerId, "email_asked");
}

/** Sets the address of the link. Ends all sessions, as a new password does. */
export async function confirmEmailChange(trx: Trx, deps: Deps, token: string): Promise<void> {
  const { customerId, email } = await consumeLink(trx, "email", token, deps.clock());
  if (customerId === undefined) throw linkInvalidError();
  await confirmMailbox(trx, customerId, deps.clock());
  const previous = await readRecipient(trx, customerId);
  // The link of an address that was not confirmed yet: nothing changes.
  if (previous.email === email) return;
  await trx
    .updateTable("customer")
    .set({ email, token_epoch: sql`token_epoch + 1` })
    .where("id", "=", customerId)
    .execute()
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? emailExistsError() : error;
    });
  await trx.deleteFrom("session").where("customer_id", "=", customerId).execute();
  // Reset links in the old mailbox must stop working.
  await deleteLinks(trx, customerId, ["reset", "email"]);
  await emit(trx, deps, "account:emailChanged", previous);
  await recordAccountEvent(trx, deps, customerId, "email_changed");
}

/** PostgreSQL unique_violation: the index decides when the address was registered meanwhile. */
const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "23505";
