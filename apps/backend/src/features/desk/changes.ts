import type { Transaction } from "kysely";
import type { Tables } from "../../db/tables.ts";
import type { Deps } from "../../deps.ts";
import { inTransaction } from "../../http/idempotency.ts";
import { queueOrderMail } from "../mail/orders/queueOrderMail.ts";
import { changeOrder, type OrderStatus } from "../order/orderLife.ts";
import { endPayment } from "../payment/askProvider.ts";
import { needsProvider } from "../payment/modules.ts";
import { mailCanceledOrder } from "../payment/paymentMails.ts";
import { issueCreditNote } from "../refund/issueCreditNote.ts";
import { type DeskOrder, DeskRefused } from "./deskOrder.ts";

const CASH = "Nachnahme";

// Admin actions on orders. Each runs in one transaction with its email and audit event.

/** Marks a bank transfer as received. Cash on delivery is paid by {@link markDelivered} (decision 0031). */
export async function markPaid(deps: Deps, order: DeskOrder): Promise<void> {
  if (needsProvider(order.code)) throw new DeskRefused(`${order.code} says itself when it was paid`);
  if (order.code === CASH) throw new DeskRefused(`${order.ref} is paid when it arrives: say deliver then`);
  await inTransaction(deps.db, async (trx) => {
    await become(deps, trx, order, "paid");
    await queueOrderMail(trx, "order-paid", order.id, { ...deps, now: deps.clock() });
  });
}

export const startWork = (deps: Deps, order: DeskOrder): Promise<void> =>
  inTransaction(deps.db, async (trx) => {
    await refuseUnpaid(trx, order);
    await become(deps, trx, order, "processing");
  });

/** @param parcels tracking numbers */
export const ship = (deps: Deps, order: DeskOrder, parcels: readonly string[]): Promise<void> =>
  inTransaction(deps.db, async (trx) => {
    const status = await refuseUnpaid(trx, order);
    if (status === "not_paid") await become(deps, trx, order, "processing");
    await become(deps, trx, order, "sent");
    await trx
      .updateTable("orders")
      .set({ parcels: [...parcels] })
      .where("id", "=", order.id)
      .execute();
    await queueOrderMail(trx, "order-sent", order.id, { ...deps, now: deps.clock() });
  });

export const markDelivered = (deps: Deps, order: DeskOrder): Promise<void> =>
  inTransaction(deps.db, (trx) => become(deps, trx, order, "delivered"));

/**
 * Cancels an unpaid order, also one returned undelivered. Ends an open payment first, so that it can no longer be paid,
 * and credits an issued invoice.
 */
export async function giveUp(deps: Deps, order: DeskOrder, why: string): Promise<void> {
  const open = await deps.db
    .selectFrom("payment")
    .selectAll()
    .where("order_id", "=", order.id)
    .where("status", "=", "open")
    .executeTakeFirst();
  if (open !== undefined && !(await endPayment(deps, open, "canceled by the shop"))) {
    throw new DeskRefused("Its payment is under way and cannot be ended now");
  }
  await inTransaction(deps.db, async (trx) => {
    const now = deps.clock();
    // Ending the payment may already have canceled the order.
    const isOver = open !== undefined && (await statusOf(trx, order.id)) === "canceled";
    if (!isOver) await become(deps, trx, order, "canceled", why);
    const creditNote = await issueCreditNote(trx, order.id, { now });
    if (creditNote === undefined) await mailCanceledOrder(deps, trx, order.id);
    else await queueOrderMail(trx, "order-canceled", order.id, { ...deps, now }, { creditNote });
  });
}

async function become(
  deps: Deps,
  trx: Transaction<Tables>,
  { id, ref }: DeskOrder,
  to: OrderStatus,
  why = "",
): Promise<void> {
  if (await changeOrder(trx, id, { to, by: "shop", why, now: deps.clock() })) return;
  const isPaid = to === "canceled" ? ", and what was paid is refunded" : "";
  throw new DeskRefused(`${ref} is ${await statusOf(trx, id)}: it cannot become ${to}${isPaid}`);
}

async function statusOf(trx: Transaction<Tables>, orderId: number): Promise<string> {
  const order = await trx
    .selectFrom("orders")
    .select("status")
    .where("id", "=", orderId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return order.status;
}

/** Unpaid orders ship only with cash on delivery. */
async function refuseUnpaid(trx: Transaction<Tables>, { id, ref, code }: DeskOrder): Promise<string> {
  const status = await statusOf(trx, id);
  if (status === "not_paid" && code !== CASH) throw new DeskRefused(`${ref} is not paid yet`);
  return status;
}
