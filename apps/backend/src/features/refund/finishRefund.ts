import type { Transaction } from "kysely";
import type { Tables } from "../../db/tables.ts";
import type { Deps } from "../../deps.ts";
import { queueOrderMail } from "../mail/orders/queueOrderMail.ts";
import { changeOrder } from "../order/orderLife.ts";
import { readOrderMoney } from "../order/orderMoney.ts";
import { issueCreditNote } from "./issueCreditNote.ts";

/** Statuses before shipment: a full refund restocks the items. */
const HERE: ReadonlySet<string> = new Set(["paid", "processing"]);

/**
 * Completes a refund once its money was returned: audit trail, credit note and email in one transaction, exactly once.
 * The order becomes `refunded` when nothing is left.
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
  const { amount_cents: amountCents, restock } = refund;
  const { paidCents, refundedCents, paymentId } = await readOrderMoney(trx, order_id);
  const why = `refund of ${(amountCents / 100).toFixed(2)}${refund.why === "" ? "" : `: ${refund.why}`}`;
  if (refundedCents === paidCents) {
    const isBack = restock || HERE.has(status);
    await changeOrder(trx, order_id, { to: "refunded", by: "shop", why, now, restock: isBack });
    if (paymentId !== undefined) {
      await trx.updateTable("payment").set({ status: "refunded" }).where("id", "=", paymentId).execute();
    }
  } else {
    await trx
      .insertInto("order_event")
      .values({ order_id, at: now, actor: "shop", from_status: status, to_status: status, why })
      .execute();
  }
  const creditNote = await issueCreditNote(trx, order_id, { amountCents, refundId, now });
  await queueOrderMail(
    trx,
    "order-refunded",
    order_id,
    { ...deps, now },
    { refund: { id: refundId, amountCents }, creditNote },
  );
}
