import type { Transaction } from "kysely";
import type { Tables } from "../platform/db/tables.ts";
import { findOrderByLink } from "./findOrderByLink.ts";

/**
 * Moves a guest's order to the buyer's new account. Requires the token of the emailed order link, and an account with
 * the order's email address. Otherwise does nothing, without an error.
 */
export async function claimOrder(
  trx: Transaction<Tables>,
  { link, account, now }: { link: { ref: string; token: string }; account: { id: number; email: string }; now: Date },
): Promise<void> {
  const orderId = await findOrderByLink(trx, link, now);
  if (orderId === undefined) return;
  const { email, guest } = await trx
    .selectFrom("orders")
    .innerJoin("customer", "customer.id", "orders.customer_id")
    .select(["customer.email", "customer.guest"])
    .where("orders.id", "=", orderId)
    .executeTakeFirstOrThrow();
  if (!guest || email.toLowerCase() !== account.email.toLowerCase()) return;
  await trx.updateTable("orders").set({ customer_id: account.id }).where("id", "=", orderId).execute();
}
