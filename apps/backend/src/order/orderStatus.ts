import type { Transaction } from "kysely";
import type { OrderActor } from "../platform/db/paymentTables.ts";
import type { Tables } from "../platform/db/tables.ts";
import { readOrderBalance } from "./orderBalance.ts";
import { restockOrder } from "./restock.ts";

export type OrderStatus = "not_paid" | "paid" | "processing" | "sent" | "delivered" | "canceled" | "refunded";

/**
 * Allowed status transitions. Orders can ship before payment (cash on delivery) and be returned unpaid. A paid order
 * becomes `refunded`, never `canceled`; {@link changeOrderStatus} enforces this.
 */
const TRANSITIONS: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  not_paid: ["paid", "processing", "canceled"],
  paid: ["processing", "sent", "refunded", "canceled"],
  processing: ["paid", "sent", "refunded", "canceled"],
  sent: ["delivered", "refunded", "canceled"],
  delivered: ["refunded"],
  canceled: [],
  refunded: [],
};

export const isOrderStatus = (status: string): status is OrderStatus => Object.hasOwn(TRANSITIONS, status);

export const canTransition = (from: string, to: OrderStatus): boolean =>
  isOrderStatus(from) && TRANSITIONS[from].includes(to);

/** Statuses that imply payment, except for cash on delivery. */
const SETTLED: ReadonlySet<string> = new Set(["paid", "processing", "sent", "delivered"]);
export const isSettled = (status: string): boolean => SETTLED.has(status);

export interface StatusChange {
  to: OrderStatus;
  actor: OrderActor;
  /** Short reason for the audit trail: "declined", "expired", "another payment". */
  reason: string;
  now: Date;
  /** Units that go back into stock: those that are not shipped, or all that are left. Default: all when canceled. */
  restock?: "unshipped" | "all" | undefined;
  /** When the shipped items came back. Default: now, by the clock of the database. */
  returnedAt?: Date | undefined;
}

/**
 * The only function that changes an order's status: locks the order, checks the transition, writes the audit trail and
 * restocks a canceled order (a trigger releases its coupons). Returns false when the transition is not allowed.
 */
export async function changeOrderStatus(
  trx: Transaction<Tables>,
  orderId: number,
  change: StatusChange,
): Promise<boolean> {
  const { to, actor, reason, now, returnedAt } = change;
  const restock = change.restock ?? (to === "canceled" ? "all" : undefined);
  const { status } = await trx
    .selectFrom("orders")
    .select("status")
    .where("id", "=", orderId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (!canTransition(status, to)) return false;
  if (to === "canceled" && (await readOrderBalance(trx, orderId)).paidCents > 0) return false;
  if (restock !== undefined) await restockOrder(trx, orderId, { includesShipped: restock === "all", returnedAt });
  await trx
    .updateTable("orders")
    .set({ status: to, ...(to === "canceled" ? { canceled_at: now } : {}) })
    .where("id", "=", orderId)
    .execute();
  await trx
    .insertInto("order_event")
    .values({ order_id: orderId, at: now, actor, from_status: status, to_status: to, why: reason })
    .execute();
  return true;
}
