import type { Transaction } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import type { Deps } from "../../deps.ts";
import { queueOrderMail } from "./queueOrderMail.ts";

type Trx = Transaction<Tables>;

const toMailDeps = ({ randomBytes, storeUrl, clock }: Deps) => ({ randomBytes, storeUrl, now: clock() });

/** An order paid through a provider is confirmed after payment, together with its invoice. */
export async function mailPaidOrder(deps: Deps, trx: Trx, orderId: number): Promise<void> {
  await queueOrderMail(trx, "order-received", orderId, toMailDeps(deps));
  await queueOrderMail(trx, "order-paid", orderId, toMailDeps(deps));
}

/** Emailed, because the shopper may never see the result page. */
export const mailPaymentFailed = (deps: Deps, trx: Trx, orderId: number): Promise<void> =>
  queueOrderMail(trx, "payment-failed", orderId, toMailDeps(deps));

/** An order without a provider is confirmed when it is placed. */
export const mailPlacedOrder = (deps: Deps, trx: Trx, orderId: number): Promise<void> =>
  queueOrderMail(trx, "order-received", orderId, toMailDeps(deps));

/** A cancellation is emailed only if the order was confirmed by email. */
export async function mailCanceledOrder(deps: Deps, trx: Trx, orderId: number): Promise<void> {
  const confirmation = await trx
    .selectFrom("mail_outbox")
    .select("id")
    .where("order_id", "=", orderId)
    .where("kind", "=", "order-received")
    .executeTakeFirst();
  if (confirmation !== undefined) await queueOrderMail(trx, "order-canceled", orderId, toMailDeps(deps));
}
