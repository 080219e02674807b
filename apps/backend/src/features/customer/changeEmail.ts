import { sql, type Transaction } from "kysely";
import type { Tables } from "../../db/tables.ts";
import type { Deps } from "../../deps.ts";
import { homeLocale } from "../../locale.ts";
import { linkHash, linkInvalid, newLinkToken, useLink } from "../auth/mailLink.ts";
import { emailExists } from "../auth/register.routes.ts";
import { postLetter, RESET_MINUTES } from "../mail/letters/postLetter.ts";
import { noteEvent } from "./accountEvents.ts";
import { findAccount } from "./customer.queries.ts";

type Trx = Transaction<Tables>;

/**
 * Requests an email change: mails a link to the new address and notifies the current one. The latest request counts.
 *
 * @throws ApiError 409 EMAIL_EXISTS
 */
export async function askForEmail(trx: Trx, deps: Deps, customerId: number, email: string): Promise<void> {
  const other = await findAccount(trx, email);
  if (other !== undefined && other.id !== customerId) throw emailExists();
  const { locale, name, email: present } = await readerOf(trx, customerId);
  const token = newLinkToken(deps.random);
  await dropLinks(trx, customerId, ["email"]);
  await trx
    .insertInto("mail_link")
    .values({
      token_hash: linkHash(token),
      kind: "email",
      customer_id: customerId,
      email,
      expires_at: new Date(deps.clock().getTime() + RESET_MINUTES * 60_000),
    })
    .execute();
  const path = `/confirm-email?token=${token}`;
  await postLetter(trx, deps, { kind: "emailConfirm", to: email, locale, name, path, confidential: true });
  // The notification prevents a silent takeover from an unattended device.
  await postLetter(trx, deps, { kind: "emailAsked", to: present, locale, name, path: "/forgot-password" });
  await noteEvent(trx, deps, customerId, "email_asked");
}

/** Sets the address of the link. Ends all sessions, as a new password does. */
export async function confirmEmail(trx: Trx, deps: Deps, token: string): Promise<void> {
  const { customerId, email } = await useLink(trx, "email", token, deps.clock());
  if (customerId === undefined) throw linkInvalid();
  const { locale, name, email: before } = await readerOf(trx, customerId);
  await trx
    .updateTable("customer")
    .set({ email, token_epoch: sql`token_epoch + 1` })
    .where("id", "=", customerId)
    .execute()
    .catch((error: unknown) => {
      throw isTaken(error) ? emailExists() : error;
    });
  await trx.deleteFrom("session").where("customer_id", "=", customerId).execute();
  // Reset links in the old mailbox must stop working.
  await dropLinks(trx, customerId, ["reset", "email"]);
  await postLetter(trx, deps, { kind: "emailChanged", to: before, locale, name });
  await noteEvent(trx, deps, customerId, "email_changed");
}

/** PostgreSQL unique_violation: the index decides when the address was registered meanwhile. */
const isTaken = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === "23505";

async function readerOf(trx: Trx, customerId: number) {
  const { email, firstname, lastname, language } = await trx
    .selectFrom("customer")
    .select(["email", "firstname", "lastname", "language"])
    .where("id", "=", customerId)
    .executeTakeFirstOrThrow();
  return { email, name: `${firstname} ${lastname}`, locale: homeLocale(language) };
}

/** Invalidates mailed links. */
const dropLinks = (trx: Trx, customerId: number, kinds: readonly ("reset" | "email")[]) =>
  trx.deleteFrom("mail_link").where("kind", "in", kinds).where("customer_id", "=", customerId).execute();
