import type { Kysely } from "kysely";
import type { Tables } from "../../db/tables.ts";
import { needsProvider } from "../payment/modules.ts";

/** Amounts of an order, gross, in euro cents. */
export interface OrderMoney {
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
export async function readOrderMoney(db: Kysely<Tables>, orderId: number): Promise<OrderMoney> {
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
  const came = !needsProvider(code) && (await cameByItself(db, orderId, status, code));
  return {
    paidCents: payment?.amount_cents ?? (came ? total_cents : 0),
    refundedCents: refunds.reduce((sum, { amount_cents }) => sum + amount_cents, 0),
    paymentId: payment?.id,
  };
}

const TRANSFERRED: ReadonlySet<string> = new Set(["paid", "processing", "sent", "delivered", "refunded"]);
const HANDED_OVER: ReadonlySet<string> = new Set(["delivered", "refunded"]);

async function cameByItself(db: Kysely<Tables>, orderId: number, status: string, code: string): Promise<boolean> {
  if (code !== "Nachnahme") return TRANSFERRED.has(status);
  if (HANDED_OVER.has(status)) return true;
  const paid = await db
    .selectFrom("order_event")
    .select("id")
    .where("order_id", "=", orderId)
    .where("to_status", "=", "paid")
    .executeTakeFirst();
  return paid !== undefined;
}
