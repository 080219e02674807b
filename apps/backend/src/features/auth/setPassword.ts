import { sql, type Transaction } from "kysely";
import type { Tables } from "../../db/tables.ts";
import type { Deps } from "../../deps.ts";
import { unauthorized } from "../../http/apiError.ts";
import { homeLocale } from "../../locale.ts";
import { noteEvent } from "../customer/accountEvents.ts";
import { postLetter } from "../mail/letters/postLetter.ts";

/**
 * A new password: every session is over, every token made before is void, every reset link too, and the customer is told. Gives what a new token
 * is made of.
 *
 * @param before the hash that the new one takes the place of; absent: whatever there is
 * @throws ApiError 401 where the password has become another one meanwhile: whoever knew the old one comes too late.
 */
export async function setPassword(
  trx: Transaction<Tables>,
  deps: Deps,
  customerId: number,
  hash: string,
  before?: string | null,
): Promise<{ id: number; admin: boolean; token_epoch: number }> {
  const { email, firstname, lastname, language, ...account } = await trx
    .updateTable("customer")
    .set({ password_hash: hash, token_epoch: sql`token_epoch + 1` })
    .where("id", "=", customerId)
    .where("guest", "=", false)
    .$if(before !== undefined, (query) => query.where("password_hash", "=", before ?? ""))
    .returning(["id", "admin", "token_epoch", "email", "firstname", "lastname", "language"])
    .executeTakeFirstOrThrow(unauthorized);
  await trx.deleteFrom("session").where("customer_id", "=", customerId).execute();
  await noteEvent(trx, deps, customerId, "password_changed");
  // Whoever had asked for another address, or another password, had it from here.
  await trx.deleteFrom("mail_link").where("customer_id", "=", customerId).execute();
  await postLetter(trx, deps, {
    kind: "passwordChanged",
    to: email,
    locale: homeLocale(language),
    name: `${firstname} ${lastname}`,
    path: "/forgot-password",
  });
  return account;
}
