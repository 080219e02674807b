import type { Transaction } from "kysely";
import type { Tables } from "../../db/tables.ts";
import type { Deps } from "../../deps.ts";
import { changeOrder } from "../order/orderLife.ts";
import { endCart } from "../order/placeOrder.ts";
import { mailPaidOrder, mailPaymentFailed } from "./paymentMails.ts";
import type { Verdict } from "./provider.ts";

type Trx = Transaction<Tables>;

/** Result of a provider event. "mismatch" changes nothing and needs manual handling. */
export type Outcome = "applied" | "ignored" | "mismatch";

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
    .select(["payment.id", "payment.status", "amount_cents", "currency", "order_id", "cart_id", "orders.ref"])
    .where("payment.id", "=", paymentId)
    .forUpdate("payment")
    .executeTakeFirstOrThrow();
}

/**
 * Applies a provider's payment result, within the caller's transaction. A payment is paid once, and later events do not
 * revert it. A result that differs in amount, currency or order is rejected. Money for a canceled order is due for
 * refund.
 */
export async function applyVerdict(
  deps: Deps,
  trx: Trx,
  paymentId: number,
  verdict: Verdict,
  why = "",
): Promise<Outcome> {
  if (verdict.state === "open") return "ignored";
  const payment = await lockPayment(trx, paymentId);
  const now = deps.clock();
  if (verdict.state === "paid") {
    if (payment.status === "paid" || payment.status === "refund_due" || payment.status === "refunded") return "ignored";
    if (!isSame(verdict, payment)) return "mismatch";
    // The order may have been canceled meanwhile: then the payment is refunded.
    const paid = { to: "paid", by: "provider", why: "paid", now } as const;
    const isAlive = payment.status === "open" && (await changeOrder(trx, payment.order_id, paid));
    await trx
      .updateTable("payment")
      .set({ status: isAlive ? "paid" : "refund_due", reference: verdict.reference, ended_at: now })
      .where("id", "=", payment.id)
      .execute();
    if (!isAlive) return "applied";
    await endCart(trx, payment.cart_id, now);
    await mailPaidOrder(deps, trx, payment.order_id);
    return "applied";
  }
  if (payment.status !== "open") return "ignored";
  await trx.updateTable("payment").set({ status: verdict.state, ended_at: now }).where("id", "=", payment.id).execute();
  const by = why === "canceled by the shop" ? "shop" : verdict.state === "canceled" ? "shopper" : "provider";
  const isCanceled = await changeOrder(trx, payment.order_id, { to: "canceled", by, why: why || verdict.state, now });
  if (isCanceled && verdict.state !== "canceled") await mailPaymentFailed(deps, trx, payment.order_id);
  return "applied";
}

const isSame = (
  paid: Extract<Verdict, { state: "paid" }>,
  due: { amount_cents: number; currency: string; ref: string },
): boolean =>
  paid.amountCents === due.amount_cents &&
  paid.currency.toUpperCase() === due.currency &&
  (paid.orderRef === undefined || paid.orderRef === due.ref);
