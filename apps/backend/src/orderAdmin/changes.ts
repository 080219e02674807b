import type { Transaction } from "kysely";
import type { Tables } from "../platform/db/tables.ts";
import type { Deps } from "../deps.ts";
import { runInTransaction } from "../platform/http/idempotency.ts";
import { emit } from "../events/emit.ts";
import { resolveReturnTime } from "../order/returnTime.ts";
import { changeOrderStatus, type OrderStatus } from "../order/orderStatus.ts";
import { endPayment } from "../payment/refreshPayment.ts";
import { needsProvider } from "../pricing/payment/modules.ts";
import { type AdminOrder, CommandRejected } from "./adminOrder.ts";

export const CASH_ON_DELIVERY = "Nachnahme";

// Admin actions on orders. Each runs in one transaction with its email and audit event.

/** Marks a bank transfer as received. Cash on delivery is paid by {@link markDelivered} (decision 0154). */
export async function markPaid(deps: Deps, order: AdminOrder): Promise<void> {
  if (needsProvider(order.code)) throw new CommandRejected(`${order.code} reports payments itself`);
  if (order.code === CASH_ON_DELIVERY) throw new CommandRejected(`${order.ref} is paid on delivery: use deliver`);
  await runInTransaction(deps.db, async (trx) => {
    await changeStatus(deps, trx, order, "paid");
    await emit(trx, deps, "order:paid", { orderId: order.id });
  });
}

export const startProcessing = (deps: Deps, order: AdminOrder): Promise<void> =>
  runInTransaction(deps.db, async (trx) => {
    await rejectUnpaid(trx, order);
    await changeStatus(deps, trx, order, "processing");
  });

export const markDelivered = (deps: Deps, order: AdminOrder): Promise<void> =>
  runInTransaction(deps.db, (trx) => changeStatus(deps, trx, order, "delivered"));

/**
 * Cancels an unpaid order, also one returned undelivered. Ends an open payment first, so that it can no longer be paid,
 * and credits an issued invoice.
 */
export async function cancelOrder(
  deps: Deps,
  order: AdminOrder,
  { reason, returnedAt }: { reason: string; returnedAt: Date | undefined },
): Promise<void> {
  const open = await deps.db
    .selectFrom("payment")
    .selectAll()
    .where("order_id", "=", order.id)
    .where("status", "=", "open")
    .executeTakeFirst();
  if (open !== undefined && !(await endPayment(deps, open, "canceled by the shop"))) {
    throw new CommandRejected("Its payment is under way and cannot be ended now");
  }
  const readReturnTime = async (trx: Transaction<Tables>): Promise<Date | undefined> => {
    const isShipped = (await lockStatus(trx, order.id)) === "sent";
    if (!isShipped && returnedAt === undefined) return undefined;
    return resolveReturnTime(trx, order.id, { returnedAt, now: deps.clock() });
  };
  await runInTransaction(deps.db, async (trx) => {
    // Ending the payment may already have canceled the order.
    const isCanceled = open !== undefined && (await lockStatus(trx, order.id)) === "canceled";
    if (!isCanceled)
      await changeStatus(deps, trx, order, "canceled", { reason, returnedAt: await readReturnTime(trx) });
    await emit(trx, deps, "order:canceled", { orderId: order.id });
  });
}

export async function changeStatus(
  deps: Deps,
  trx: Transaction<Tables>,
  { id, ref }: AdminOrder,
  to: OrderStatus,
  { reason = "", returnedAt }: { reason?: string; returnedAt?: Date | undefined } = {},
): Promise<void> {
  if (await changeOrderStatus(trx, id, { to, actor: "shop", reason, now: deps.clock(), returnedAt })) return;
  const isPaid = to === "canceled" ? ", and what was paid is refunded" : "";
  throw new CommandRejected(`${ref} is ${await lockStatus(trx, id)}: it cannot become ${to}${isPaid}`);
}

async function lockStatus(trx: Transaction<Tables>, orderId: number): Promise<string> {
  const order = await trx
    .selectFrom("orders")
    .select("status")
    .where("id", "=", orderId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return order.status;
}

/** Unpaid orders ship only with cash on delivery. */
export async function rejectUnpaid(trx: Transaction<Tables>, { id, ref, code }: AdminOrder): Promise<string> {
  const status = await lockStatus(trx, id);
  if (status === "not_paid" && code !== CASH_ON_DELIVERY) throw new CommandRejected(`${ref} is not paid yet`);
  return status;
}
