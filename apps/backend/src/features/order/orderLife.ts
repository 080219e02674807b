import type { Transaction } from "kysely";
import type { OrderActor } from "../../db/paymentTables.ts";
import type { Tables } from "../../db/tables.ts";
import { readOrderMoney } from "./orderMoney.ts";
import { giveStockBack } from "./orderStock.ts";

export type OrderStatus = "not_paid" | "paid" | "processing" | "sent" | "delivered" | "canceled" | "refunded";

/**
 * Allowed status transitions. Orders can ship before payment (cash on delivery) and be returned unpaid. A paid order
 * becomes `refunded`, never `canceled`; {@link changeOrder} enforces this.
 */
const NEXT: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  not_paid: ["paid", "processing", "canceled"],
  paid: ["processing", "sent", "refunded", "canceled"],
  processing: ["paid", "sent", "refunded", "canceled"],
  sent: ["delivered", "refunded", "canceled"],
  delivered: ["refunded"],
  canceled: [],
  refunded: [],
};

export const isOrderStatus = (status: string): status is OrderStatus => Object.hasOwn(NEXT, status);

export const mayBecome = (from: string, to: OrderStatus): boolean => isOrderStatus(from) && NEXT[from].includes(to);

/** Statuses that imply payment, except for cash on delivery. */
const SETTLED: ReadonlySet<string> = new Set(["paid", "processing", "sent", "delivered"]);
export const isSettled = (status: string): boolean => SETTLED.has(status);

export interface Change {
  to: OrderStatus;
  by: OrderActor;
  /** Short reason for the audit trail: "declined", "expired", "another payment". */
  why: string;
  now: Date;
  /** Returns the items to stock. Default: only when canceled. */
  restock?: boolean;
}

/**
 * The only function that changes an order's status: locks the order, checks the transition, writes the audit trail and
 * restocks a canceled order (a trigger releases its coupons). Returns false when the transition is not allowed.
 */
export async function changeOrder(trx: Transaction<Tables>, orderId: number, change: Change): Promise<boolean> {
  const { to, by, why, now, restock = to === "canceled" } = change;
  const { status } = await trx
    .selectFrom("orders")
    .select("status")
    .where("id", "=", orderId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (!mayBecome(status, to)) return false;
  if (to === "canceled" && (await readOrderMoney(trx, orderId)).paidCents > 0) return false;
  await trx
    .updateTable("orders")
    .set({ status: to, ...(to === "canceled" ? { canceled_at: now } : {}) })
    .where("id", "=", orderId)
    .execute();
  await trx
    .insertInto("order_event")
    .values({ order_id: orderId, at: now, actor: by, from_status: status, to_status: to, why })
    .execute();
  if (restock) await giveStockBack(trx, orderId);
  return true;
}
