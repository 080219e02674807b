import type { Deps } from "../deps.ts";
import { endPayment, type PaymentRow, settlePayment } from "./refreshPayment.ts";
import { refundLatePayment } from "./refundLatePayment.ts";
import { PAYMENT_LIFETIME_MS } from "../order/limits.ts";

/** A provider that is unreachable for longer must not keep stock reserved; a late payment is refunded. */
const GIVE_UP_MS = 24 * 60 * 60_000;
const BATCH_SIZE = 100;

/**
 * Ends abandoned payments: fetches the provider's state once more, then cancels the order, restocks it and keeps the
 * cart. Also issues refunds that are due. Returns the number of ended payments.
 */
export async function expirePayments(deps: Deps): Promise<number> {
  const now = deps.clock().getTime();
  // Marked before processing, so that 100 failing payments do not starve the others.
  const due = await deps.db
    .updateTable("payment")
    .set({ tried_at: deps.clock() })
    .where("id", "in", (payments) =>
      payments
        .selectFrom("payment")
        .select("id")
        .where(({ or, eb, and }) =>
          or([
            eb("status", "=", "refund_due"),
            and([
              eb("status", "=", "open"),
              // Includes payments created by a clock that was ahead: they must not keep stock reserved until then.
              or([
                eb("created_at", "<=", new Date(now - PAYMENT_LIFETIME_MS)),
                eb("created_at", ">", new Date(now + PAYMENT_LIFETIME_MS)),
              ]),
            ]),
          ]),
        )
        .orderBy("tried_at", (order) => order.asc().nullsFirst())
        .orderBy("created_at")
        .limit(BATCH_SIZE),
    )
    .returningAll()
    .execute();
  let ended = 0;
  for (const payment of due) {
    if (payment.status === "refund_due") await refundLatePayment(deps, payment.id);
    else if (await expire(deps, payment, now)) ended += 1;
  }
  return ended;
}

async function expire(deps: Deps, payment: PaymentRow, now: number): Promise<boolean> {
  const isTimedOut = now - payment.created_at.getTime() > GIVE_UP_MS;
  try {
    if (await endPayment(deps, payment, "expired")) return true;
  } catch (error) {
    // One failing payment must not block the others.
    deps.log.error({ err: error, paymentId: payment.id }, "failed to end a payment");
  }
  if (isTimedOut) await settlePayment(deps, payment.id, { state: "expired" });
  return isTimedOut;
}
