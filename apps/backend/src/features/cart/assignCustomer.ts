import type { Transaction } from "kysely";
import type { Tables } from "../../db/tables.ts";

/**
 * Makes the e-mail's owner the guest of a cart, which its caller has locked. The customer is always this cart's alone:
 * an account of that e-mail is neither used nor looked for, so the answer cannot tell whether there is one.
 */
export async function assignCustomer(
  trx: Transaction<Tables>,
  cart: { id: number; customerId: number | undefined },
  guest: { email: string; language: string },
): Promise<number> {
  const known = await trx
    .updateTable("customer")
    .set(guest)
    .where("id", "=", cart.customerId ?? 0)
    .where("guest", "=", true)
    .returning("id")
    .executeTakeFirst();
  if (known !== undefined) return known.id;
  const { id } = await trx.insertInto("customer").values(guest).returning("id").executeTakeFirstOrThrow();
  await trx.updateTable("cart").set({ customer_id: id }).where("id", "=", cart.id).execute();
  return id;
}

/** Makes a cart, which its caller has locked, the cart of the customer who is signed in. */
export async function giveToCustomer(trx: Transaction<Tables>, cartId: number, customerId: number): Promise<number> {
  await trx.updateTable("cart").set({ customer_id: customerId }).where("id", "=", cartId).execute();
  return customerId;
}
