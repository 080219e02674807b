import type { Transaction } from "kysely";
import type { OrderActor } from "../../db/paymentTables.ts";
import type { Tables } from "../../db/tables.ts";
import { giveStockBack } from "./orderStock.ts";

export type OrderStatus = "not_paid" | "paid" | "processing" | "sent" | "delivered" | "canceled" | "refunded";

/**
 * What may follow what; what is not here never happens. Goods may leave before they are paid (cash on delivery). Money
 * that came is given back as "refunded": an order that was paid is never just "canceled".
 */
const NEXT: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  not_paid: ["paid", "processing", "canceled"],
  paid: ["processing", "sent", "refunded"],
  processing: ["paid", "sent", "refunded", "canceled"],
  sent: ["delivered", "refunded"],
  delivered: ["refunded"],
  canceled: [],
  refunded: [],
};

export const isOrderStatus = (status: string): status is OrderStatus => Object.hasOwn(NEXT, status);

export const mayBecome = (from: string, to: OrderStatus): boolean => isOrderStatus(from) && NEXT[from].includes(to);

/** Statuses in which the money is there. */
const SETTLED: ReadonlySet<string> = new Set(["paid", "processing", "sent", "delivered"]);
export const isSettled = (status: string): boolean => SETTLED.has(status);

export interface Change {
  to: OrderStatus;
  by: OrderActor;
  /** in a word or two, for whoever reads the trail: "declined", "expired", "another payment" */
  why: string;
  now: Date;
}

/**
 * The only place that changes an order's status: locks it, keeps to the table, writes the trail, and gives the goods of
 * a canceled order back (its coupons come back by a trigger of theirs). False where it may not change like this.
 */
export async function changeOrder(trx: Transaction<Tables>, orderId: number, change: Change): Promise<boolean> {
  const { to, by, why, now } = change;
  const { status } = await trx
    .selectFrom("orders")
    .select("status")
    .where("id", "=", orderId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (!mayBecome(status, to)) return false;
  await trx
    .updateTable("orders")
    .set({ status: to, ...(to === "canceled" ? { canceled_at: now } : {}) })
    .where("id", "=", orderId)
    .execute();
  await trx
    .insertInto("order_event")
    .values({ order_id: orderId, at: now, actor: by, from_status: status, to_status: to, why })
    .execute();
  if (to === "canceled") await giveStockBack(trx, orderId);
  return true;
}
