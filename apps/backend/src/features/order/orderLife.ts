import type { Transaction } from "kysely";
import type { OrderActor } from "../../db/paymentTables.ts";
import type { Tables } from "../../db/tables.ts";
import { readOrderMoney } from "./orderMoney.ts";
import { giveStockBack } from "./orderStock.ts";

export type OrderStatus = "not_paid" | "paid" | "processing" | "sent" | "delivered" | "canceled" | "refunded";

/**
 * What may follow what; what is not here never happens. Goods may leave before they are paid (cash on delivery), and come
 * back unpaid. Money that came is given back as "refunded": an order that was paid is never just "canceled", which
 * {@link changeOrder} sees to.
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

/** Statuses in which the money is there. */
const SETTLED: ReadonlySet<string> = new Set(["paid", "processing", "sent", "delivered"]);
export const isSettled = (status: string): boolean => SETTLED.has(status);

export interface Change {
  to: OrderStatus;
  by: OrderActor;
  /** in a word or two, for whoever reads the trail: "declined", "expired", "another payment" */
  why: string;
  now: Date;
  /** its goods are for sale again; those of a canceled order always are */
  restock?: boolean;
}

/**
 * The only place that changes an order's status: locks it, keeps to the table, writes the trail, and gives the goods of
 * a canceled order back (its coupons come back by a trigger of theirs). False where it may not change like this.
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
