import type { Kysely } from "kysely";
import type { Tables } from "../platform/db/tables.ts";
import { needsProvider } from "../pricing/payment/modules.ts";

/** Amounts of an order, gross, in cents of its currency. */
export interface OrderBalance {
  paidCents: number;
  /** Includes pending refunds. */
  refundedCents: number;
  /** Paid payment at a provider; undefined without one. */
  paymentId: number | undefined;
}

/**
 * Reads what was paid and refunded. Transfers count from status `paid`, cash on delivery from `delivered` or a recorded
 * payment. A canceled order counts as zero: late payments are refunded automatically.
 */
export async function readOrderBalance(db: Kysely<Tables>, orderId: number): Promise<OrderBalance> {
  const { status, total_cents, code } = await db
    .selectFrom("orders")
    .innerJoin("payment_method", "payment_method.id", "orders.payment_method_id")
    .select(["status", "total_cents", "payment_method.code"])
    .where("orders.id", "=", orderId)
    .executeTakeFirstOrThrow();
  if (status === "canceled") return { paidCents: 0, refundedCents: 0, paymentId: undefined };
  const payment = await db
    .selectFrom("payment")
    .select(["id", "amount_cents"])
    .where("order_id", "=", orderId)
    .where("status", "in", ["paid", "refunded"])
    .executeTakeFirst();
  const refunds = await db.selectFrom("refund").select("amount_cents").where("order_id", "=", orderId).execute();
  const isPaid = !needsProvider(code) && (await isPaidWithoutProvider(db, orderId, status, code));
  return {
    paidCents: payment?.amount_cents ?? (isPaid ? total_cents : 0),
    refundedCents: refunds.reduce((sum, { amount_cents }) => sum + amount_cents, 0),
    paymentId: payment?.id,
  };
}

const PAID_BY_TRANSFER: ReadonlySet<string> = new Set(["paid", "processing", "sent", "delivered", "refunded"]);
const PAID_ON_DELIVERY: ReadonlySet<string> = new Set(["delivered", "refunded"]);

async function isPaidWithoutProvider(
  db: Kysely<Tables>,
  orderId: number,
  status: string,
  code: string,
): Promise<boolean> {
  if (code !== "Nachnahme") return PAID_BY_TRANSFER.has(status);
  if (PAID_ON_DELIVERY.has(status)) return true;
  const paidEvent = await db
    .selectFrom("order_event")
    .select("id")
    .where("order_id", "=", orderId)
    .where("to_status", "=", "paid")
    .executeTakeFirst();
  return paidEvent !== undefined;
}
