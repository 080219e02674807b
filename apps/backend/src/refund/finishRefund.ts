import type { Transaction } from "kysely";
import type { Tables } from "../platform/db/tables.ts";
import type { Deps } from "../deps.ts";
import { emit } from "../events/emit.ts";
import { changeOrderStatus } from "../order/orderStatus.ts";
import { readOrderBalance } from "../order/orderBalance.ts";

/**
 * Completes a refund once its money was returned: audit trail, credit note and email in one transaction, exactly once.
 * The order becomes `refunded` when nothing is left, and units that were not shipped return to stock.
 */
export async function finishRefund(deps: Deps, trx: Transaction<Tables>, refundId: number): Promise<void> {
  const { order_id } = await trx
    .selectFrom("refund")
    .select("order_id")
    .where("id", "=", refundId)
    .executeTakeFirstOrThrow();
  const { status } = await trx
    .selectFrom("orders")
    .select("status")
    .where("id", "=", order_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const now = deps.clock();
  const refund = await trx
    .updateTable("refund")
    .set({ done_at: now })
    .where("id", "=", refundId)
    .where("done_at", "is", null)
    .returningAll()
    .executeTakeFirst();
  // A concurrent call was faster.
  if (refund === undefined) return;
  const { amount_cents: amountCents } = refund;
  const { paidCents, refundedCents, paymentId } = await readOrderBalance(trx, order_id);
  const reason = `refund of ${(amountCents / 100).toFixed(2)}${refund.why === "" ? "" : `: ${refund.why}`}`;
  if (refundedCents === paidCents) {
    await changeOrderStatus(trx, order_id, {
      to: "refunded",
      actor: "shop",
      reason,
      now,
      // The units of a refund of items are back already.
      restock: refund.restock && refund.items === null ? "all" : "unshipped",
      returnedAt: refund.returned_at ?? undefined,
    });
    if (paymentId !== undefined) {
      await trx.updateTable("payment").set({ status: "refunded" }).where("id", "=", paymentId).execute();
    }
  } else {
    await trx
      .insertInto("order_event")
      .values({ order_id, at: now, actor: "shop", from_status: status, to_status: status, why: reason })
      .execute();
  }
  await emit(trx, deps, "refund:completed", { orderId: order_id, refundId, amountCents });
}
