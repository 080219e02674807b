import type { Deps } from "../../deps.ts";
import { endPayment, type PaymentRow, settle } from "./askProvider.ts";
import { refundPayment } from "./refundPayment.ts";

/** How long a payment waits for its shopper. */
const OPEN_MS = 30 * 60_000;
/** A provider that is away longer than this must not keep goods from others; what it took after all is given back. */
const GIVE_UP_MS = 24 * 60 * 60_000;
const MOST_AT_ONCE = 100;

/**
 * Ends payments nobody finished: the provider is asked once more, then the order is given up, its goods are for sale
 * again and the cart stays. Gives how many came to an end. Also gives money back that is due.
 */
export async function expirePayments(deps: Deps): Promise<number> {
  const now = deps.clock().getTime();
  // Marked before it is tried, so that a hundred which cannot be done do not keep all others waiting.
  const waiting = await deps.db
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
              // Also what a clock that was ahead has begun: its goods are not kept from others until then.
              or([eb("created_at", "<=", new Date(now - OPEN_MS)), eb("created_at", ">", new Date(now + OPEN_MS))]),
            ]),
          ]),
        )
        .orderBy("tried_at", (order) => order.asc().nullsFirst())
        .orderBy("created_at")
        .limit(MOST_AT_ONCE),
    )
    .returningAll()
    .execute();
  let ended = 0;
  for (const payment of waiting) {
    if (payment.status === "refund_due") await refundPayment(deps, payment.id);
    else if (await expire(deps, payment, now)) ended += 1;
  }
  return ended;
}

async function expire(deps: Deps, payment: PaymentRow, now: number): Promise<boolean> {
  const isHopeless = now - payment.created_at.getTime() > GIVE_UP_MS;
  try {
    if (await endPayment(deps, payment, "expired")) return true;
  } catch (error) {
    // One that cannot be asked, or does not know its own payment, must not keep the others waiting.
    deps.log.error({ err: error, paymentId: payment.id }, "a payment could not be ended");
  }
  if (isHopeless) await settle(deps, payment.id, { state: "expired" });
  return isHopeless;
}
