import type { Listener } from "../deps.ts";
import { findOrderByLink } from "./findOrderByLink.ts";

/**
 * Moves a guest's order to the buyer's new account. Requires the token of the emailed order link, and an account with
 * the order's email address. Otherwise does nothing, without an error.
 */
export const claimOrder: Listener<"account:registered"> = async (trx, deps, account) => {
  if (account.orderLink === undefined) return;
  const orderId = await findOrderByLink(trx, account.orderLink, deps.clock());
  if (orderId === undefined) return;
  const { email, guest } = await trx
    .selectFrom("orders")
    .innerJoin("customer", "customer.id", "orders.customer_id")
    .select(["customer.email", "customer.guest"])
    .where("orders.id", "=", orderId)
    .executeTakeFirstOrThrow();
  if (!guest || email.toLowerCase() !== account.email.toLowerCase()) return;
  await trx.updateTable("orders").set({ customer_id: account.customerId }).where("id", "=", orderId).execute();
};
