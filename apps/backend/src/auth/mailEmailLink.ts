import type { Transaction } from "kysely";
import type { Tables } from "../platform/db/tables.ts";
import type { Deps } from "../deps.ts";
import { emit } from "../events/emit.ts";
import { defaultLocaleFor } from "../locale.ts";
import { createLinkToken, hashLinkToken, RESET_LINK_MINUTES } from "../security/mailLink.ts";

type Trx = Transaction<Tables>;

/** Mails a link to an address that confirms it as the account's. The latest one counts. */
export async function mailEmailLink(trx: Trx, deps: Deps, customerId: number, email: string): Promise<void> {
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
}

export async function readRecipient(trx: Trx, customerId: number) {
  const { email, firstname, lastname, language } = await trx
    .selectFrom("customer")
    .select(["email", "firstname", "lastname", "language"])
    .where("id", "=", customerId)
    .executeTakeFirstOrThrow();
  return { email, name: `${firstname} ${lastname}`, locale: defaultLocaleFor(language) };
}

/** Invalidates mailed links. */
export const deleteLinks = (trx: Trx, customerId: number, kinds: readonly ("reset" | "email")[]) =>
  trx.deleteFrom("mail_link").where("kind", "in", kinds).where("customer_id", "=", customerId).execute();
