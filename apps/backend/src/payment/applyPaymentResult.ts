import type { Transaction } from "kysely";
import type { Tables } from "../platform/db/tables.ts";
import type { Deps } from "../deps.ts";
import { changeOrderStatus } from "../order/orderStatus.ts";
import { closeCart } from "../order/placeOrder.ts";
import { emit } from "../events/emit.ts";
import { paymentResults } from "../platform/monitoring/metrics.ts";
import type { PaymentResult } from "./provider.ts";

type Trx = Transaction<Tables>;

/** Result of a provider event. "mismatch" changes nothing and needs manual handling. */
export type ApplyOutcome = "applied" | "ignored" | "mismatch";

/**
 * Locks a payment and reads it with its order. Lock order: cart, order, payment. Must run before rows that reference
 * the payment are written: the foreign key locks its row, and two transactions that hold it would deadlock.
 */
export async function lockPayment(trx: Trx, paymentId: number) {
  const { order_id, cart_id } = await trx
    .selectFrom("payment")
    .innerJoin("orders", "orders.id", "payment.order_id")
    .select(["payment.order_id", "orders.cart_id"])
    .where("payment.id", "=", paymentId)
    .executeTakeFirstOrThrow();
  await trx.selectFrom("cart").select("id").where("id", "=", cart_id).forUpdate().execute();
  await trx.selectFrom("orders").select("id").where("id", "=", order_id).forUpdate().execute();
  return trx
    .selectFrom("payment")
    .innerJoin("orders", "orders.id", "payment.order_id")
    .select([
      "payment.id",
      "payment.provider",
      "payment.status",
      "amount_cents",
      "currency",
      "order_id",
      "cart_id",
      "orders.ref",
    ])
    .where("payment.id", "=", paymentId)
    .forUpdate("payment")
    .executeTakeFirstOrThrow();
}

/**
 * Applies a provider's payment result, within the caller's transaction. A payment is paid once, and later events do not
 * revert it. A result that differs in amount, currency or order is rejected. Money for a canceled order is due for
 * refund.
 */
export async function applyPaymentResult(
  deps: Deps,
  trx: Trx,
  paymentId: number,
  result: PaymentResult,
  why = "",
): Promise<ApplyOutcome> {
  if (result.state === "open") return "ignored";
  const payment = await lockPayment(trx, paymentId);
  paymentResults.inc({ provider: payment.provider, state: result.state });
  const now = deps.clock();
  if (result.state === "paid") {
    if (payment.status === "paid" || payment.status === "refund_due" || payment.status === "refunded") return "ignored";
    if (!matchesOrder(result, payment)) return "mismatch";
    // The order may have been canceled meanwhile: then the payment is refunded.
    const paid = { to: "paid", actor: "provider", reason: "paid", now } as const;
    const isPaid = payment.status === "open" && (await changeOrderStatus(trx, payment.order_id, paid));
    await trx
      .updateTable("payment")
      .set({
        status: isPaid ? "paid" : "refund_due",
        reference: result.reference,
        ended_at: now,
        authorized_at: result.isAuthorized === true ? now : null,
      })
      .where("id", "=", payment.id)
      .execute();
    if (!isPaid) return "applied";
    await closeCart(trx, payment.cart_id, now);
    await emit(trx, deps, "order:confirmed", { orderId: payment.order_id });
    await emit(trx, deps, "order:paid", { orderId: payment.order_id });
    return "applied";
  }
  if (payment.status !== "open") return "ignored";
  await trx.updateTable("payment").set({ status: result.state, ended_at: now }).where("id", "=", payment.id).execute();
  const actor = why === "canceled by the shop" ? "shop" : result.state === "canceled" ? "shopper" : "provider";
  const isCanceled = await changeOrderStatus(trx, payment.order_id, {
    to: "canceled",
    actor,
    reason: why || result.state,
    now,
  });
  if (isCanceled && result.state !== "canceled") await emit(trx, deps, "payment:failed", { orderId: payment.order_id });
  return "applied";
}

const matchesOrder = (
  paid: Extract<PaymentResult, { state: "paid" }>,
  expected: { amount_cents: number; currency: string; ref: string },
): boolean =>
  paid.amountCents === expected.amount_cents &&
  paid.currency.toUpperCase() === expected.currency &&
  (paid.orderRef === undefined || paid.orderRef === expected.ref);
