import type { Listener } from "../../deps.ts";
import { findCreditNote } from "../../invoice/issueCreditNote.ts";
import type { OrderMailKind } from "./composeOrderMail.ts";
import { queueOrderMail } from "./queueOrderMail.ts";

type OrderEventName = `order:${"confirmed" | "paid" | "sent" | "partlySent" | "reminded" | "expired" | "unconfirmed"}`;

export const mailOrder =
  (kind: OrderMailKind): Listener<OrderEventName | "payment:failed"> =>
  (trx, deps, { orderId }) =>
    queueOrderMail(trx, kind, orderId, deps);

export const mailRefund: Listener<"refund:completed"> = (trx, deps, { orderId, refundId, amountCents }) =>
  queueOrderMail(trx, "order-refunded", orderId, deps, { id: refundId, amountCents });

/** A cancellation is emailed only if the order was confirmed by email, or its invoice is credited. */
export const mailCanceledOrder: Listener<"order:canceled"> = async (trx, deps, { orderId }) => {
  const confirmation = await trx
    .selectFrom("mail_outbox")
    .select("id")
    .where("order_id", "=", orderId)
    .where("kind", "=", "order-received")
    .executeTakeFirst();
  if (confirmation === undefined && (await findCreditNote(trx, orderId)) === undefined) return;
  await queueOrderMail(trx, "order-canceled", orderId, deps);
};
