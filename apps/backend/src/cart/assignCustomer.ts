import type { Transaction } from "kysely";
import type { Tables } from "../platform/db/tables.ts";

/**
 * Assigns a guest customer to a locked cart. Never looks up an account with the same email address, so that the
 * response cannot reveal one.
 */
export async function assignGuest(
  trx: Transaction<Tables>,
  cart: { id: number; customerId: number | undefined },
  guest: { email: string; language: string },
): Promise<number> {
  const known = await trx
    .updateTable("customer")
    .set({ ...guest, email_confirmed_at: null })
    .where("id", "=", cart.customerId ?? 0)
    .where("guest", "=", true)
    .returning("id")
    .executeTakeFirst();
  if (known !== undefined) return known.id;
  const { id } = await trx.insertInto("customer").values(guest).returning("id").executeTakeFirstOrThrow();
  await trx.updateTable("cart").set({ customer_id: id }).where("id", "=", cart.id).execute();
  return id;
}

/** Assigns the signed-in customer to a locked cart. */
export async function assignAccount(trx: Transaction<Tables>, cartId: number, customerId: number): Promise<number> {
  await trx.updateTable("cart").set({ customer_id: customerId }).where("id", "=", cartId).execute();
  return customerId;
}
