import type { Kysely } from "kysely";
import type { Tables } from "../platform/db/tables.ts";

/** Returns what the refunds of a payment, pending ones included, leave of it. Refunds by hand do not pass its provider. */
export async function readRemainingCents(db: Kysely<Tables>, paymentId: number): Promise<number> {
  const payment = db.selectFrom("payment").select("amount_cents").where("id", "=", paymentId);
  const refunds = db.selectFrom("refund").select("amount_cents").where("payment_id", "=", paymentId);
  const { amount_cents } = await payment.executeTakeFirstOrThrow();
  return (await refunds.execute()).reduce((left, refund) => left - refund.amount_cents, amount_cents);
}

/** Whether the money of an order is reserved at its provider and not yet collected. */
export async function isAuthorizedOnly(db: Kysely<Tables>, orderId: number): Promise<boolean> {
  const payment = await db
    .selectFrom("payment")
    .select("id")
    .where("order_id", "=", orderId)
    .where("status", "=", "paid")
    .where("authorized_at", "is not", null)
    .where("captured_at", "is", null)
    .executeTakeFirst();
  return payment !== undefined;
}
