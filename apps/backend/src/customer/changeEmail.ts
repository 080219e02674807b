import { sql, type Transaction } from "kysely";
import type { Tables } from "../platform/db/tables.ts";
import type { Deps } from "../deps.ts";
import { defaultLocaleFor } from "../locale.ts";
import {
  consumeLink,
  createLinkToken,
  hashLinkToken,
  linkInvalidError,
  RESET_LINK_MINUTES,
} from "../security/mailLink.ts";
import { emailExistsError } from "../auth/register.routes.ts";
import { emit } from "../events/emit.ts";
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
  const recipient = await readRecipient(trx, customerId);
  const token = createLinkToken(deps.randomBytes);
  await deleteLinks(trx, customerId, ["email"]);
  await trx
    .insertInto("mail_link")
    .values({
      token_hash: hashLinkToken(token),
      kind: "email",
      customer_id: customerId,
      email,
      expires_at: new Date(deps.clock().getTime() + RESET_LINK_MINUTES * 60_000),
    })
    .execute();
  const path = `/confirm-email?token=${token}`;
  await emit(trx, deps, "account:emailChangeRequested", { ...recipient, newEmail: email, path });
  await recordAccountEvent(trx, deps, customerId, "email_asked");
}

/** Sets the address of the link. Ends all sessions, as a new password does. */
export async function confirmEmailChange(trx: Trx, deps: Deps, token: string): Promise<void> {
  const { customerId, email } = await consumeLink(trx, "email", token, deps.clock());
  if (customerId === undefined) throw linkInvalidError();
  const previous = await readRecipient(trx, customerId);
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

async function readRecipient(trx: Trx, customerId: number) {
  const { email, firstname, lastname, language } = await trx
    .selectFrom("customer")
    .select(["email", "firstname", "lastname", "language"])
    .where("id", "=", customerId)
    .executeTakeFirstOrThrow();
  return { email, name: `${firstname} ${lastname}`, locale: defaultLocaleFor(language) };
}

/** Invalidates mailed links. */
const deleteLinks = (trx: Trx, customerId: number, kinds: readonly ("reset" | "email")[]) =>
  trx.deleteFrom("mail_link").where("kind", "in", kinds).where("customer_id", "=", customerId).execute();
