import { sql, type Transaction } from "kysely";
import type { Tables } from "../platform/db/tables.ts";
import type { Deps } from "../deps.ts";
import { unauthorized } from "../platform/http/apiError.ts";
import { defaultLocaleFor } from "../locale.ts";
import { recordAccountEvent } from "../account/recordAccountEvent.ts";
import { emit } from "../events/emit.ts";

/**
 * Sets the password, ends every session, voids earlier tokens and reset links, and notifies the customer. Returns the
 * account for a new token.
 *
 * @param expectedHash expected current hash; omit to accept any
 * @param isDataRemoved whether the email says that addresses and authenticator were removed
 * @throws ApiError 401 when the password changed meanwhile
 */
export async function setPassword(
  trx: Transaction<Tables>,
  deps: Deps,
  customerId: number,
  hash: string,
  { expectedHash, isDataRemoved = false }: { expectedHash?: string | null; isDataRemoved?: boolean },
): Promise<{ id: number; admin: boolean; token_epoch: number }> {
  const { email, firstname, lastname, language, ...account } = await trx
    .updateTable("customer")
    .set({ password_hash: hash, token_epoch: sql`token_epoch + 1` })
    .where("id", "=", customerId)
    .where("guest", "=", false)
    .$if(expectedHash !== undefined, (query) => query.where("password_hash", "=", expectedHash ?? ""))
    .returning(["id", "admin", "token_epoch", "email", "firstname", "lastname", "language"])
    .executeTakeFirstOrThrow(unauthorized);
  await trx.deleteFrom("session").where("customer_id", "=", customerId).execute();
  await recordAccountEvent(trx, deps, customerId, "password_changed");
  // Deletes pending email changes and resets: an attacker may have requested them.
  await trx.deleteFrom("mail_link").where("customer_id", "=", customerId).execute();
  const name = `${firstname} ${lastname}`;
  const locale = defaultLocaleFor(language);
  await emit(trx, deps, "account:passwordChanged", { email, locale, name, isDataRemoved });
  return account;
}
