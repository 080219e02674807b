import type { Listener } from "../deps.ts";
import { orderEmail } from "./orderEmail.ts";
import { findOrderByLink } from "./findOrderByLink.ts";
import { confirmMailbox } from "../account/confirmMailbox.ts";

/**
 * Moves a guest's order to the buyer's new account. Requires the token of the emailed order link, and an account with
 * the order's email address. Otherwise does nothing, without an error.
 */
export const claimOrder: Listener<"account:registered"> = async (trx, deps, account) => {
  if (account.orderLink === undefined) return;
  const linked = await findOrderByLink({ ...deps, db: trx }, account.orderLink);
  if (linked === undefined) return;
  const { id: orderId, isMailed } = linked;
  const { email, guest } = await trx
    .selectFrom("orders")
    .innerJoin("customer", "customer.id", "orders.customer_id")
    .select([orderEmail().as("email"), "customer.guest"])
    .where("orders.id", "=", orderId)
    .executeTakeFirstOrThrow();
  if (!guest || email.toLowerCase() !== account.email.toLowerCase()) return;
  await trx.updateTable("orders").set({ customer_id: account.customerId }).where("id", "=", orderId).execute();
  if (isMailed) await confirmMailbox(trx, account.customerId, deps.clock());
};
