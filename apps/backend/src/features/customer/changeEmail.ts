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
 * A new e-mail address has to show first that it is read by who asks: a link goes there, and the present address is told.
 * Of several that were asked for the last one counts.
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
  // Whoever is at a computer that was left open shall not take the account over in silence.
  await postLetter(trx, deps, { kind: "emailAsked", to: present, locale, name, path: "/forgot-password" });
  await noteEvent(trx, deps, customerId, "email_asked");
}

/**
 * The address of a link is the account's from here on. All sessions end, as they do with a new password: the next sign-in
 * is by the new address, on every device.
 */
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
  // A reset link that waits in the old mailbox must not lead back in.
  await dropLinks(trx, customerId, ["reset", "email"]);
  await postLetter(trx, deps, { kind: "emailChanged", to: before, locale, name });
  await noteEvent(trx, deps, customerId, "email_changed");
}

/** PostgreSQL's unique_violation: the index decides, also where somebody has registered the address meanwhile. */
const isTaken = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === "23505";

async function readerOf(trx: Trx, customerId: number) {
  const { email, firstname, lastname, language } = await trx
    .selectFrom("customer")
    .select(["email", "firstname", "lastname", "language"])
    .where("id", "=", customerId)
    .executeTakeFirstOrThrow();
  return { email, name: `${firstname} ${lastname}`, locale: homeLocale(language) };
}

/** Links that wait in mailboxes open nothing any more. */
const dropLinks = (trx: Trx, customerId: number, kinds: readonly ("reset" | "email")[]) =>
  trx.deleteFrom("mail_link").where("kind", "in", kinds).where("customer_id", "=", customerId).execute();
