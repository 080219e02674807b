import type { Transaction } from "kysely";
import type { Tables } from "../../db/tables.ts";
import type { Deps } from "../../deps.ts";
import { queueOrderMail } from "../mail/orders/queueOrderMail.ts";

type Trx = Transaction<Tables>;

const at = ({ random, storeUrl, clock }: Deps) => ({ random, storeUrl, now: clock() });

/** An order that a provider takes the money for is confirmed when it has: the order, and its invoice. */
export async function mailPaidOrder(deps: Deps, trx: Trx, orderId: number): Promise<void> {
  await queueOrderMail(trx, "order-received", orderId, at(deps));
  await queueOrderMail(trx, "order-paid", orderId, at(deps));
}

/** The shopper may have gone: the page that says so is seen by nobody. */
export const mailPaymentFailed = (deps: Deps, trx: Trx, orderId: number): Promise<void> =>
  queueOrderMail(trx, "payment-failed", orderId, at(deps));

/** What needs no provider is confirmed as soon as it is placed. */
export const mailPlacedOrder = (deps: Deps, trx: Trx, orderId: number): Promise<void> =>
  queueOrderMail(trx, "order-received", orderId, at(deps));

/** Only who was told of an order is told of its end. */
export async function mailCanceledOrder(deps: Deps, trx: Trx, orderId: number): Promise<void> {
  const told = await trx
    .selectFrom("mail_outbox")
    .select("id")
    .where("order_id", "=", orderId)
    .where("kind", "=", "order-received")
    .executeTakeFirst();
  if (told !== undefined) await queueOrderMail(trx, "order-canceled", orderId, at(deps));
}
