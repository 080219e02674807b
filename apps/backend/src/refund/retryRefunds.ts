import type { Deps } from "../deps.ts";
import { executeRefund } from "./refundOrder.ts";

/** Providers keep idempotency keys for at least a day; a later retry could refund twice. */
const RETRY_MS = 20 * 60 * 60_000;
const BATCH_SIZE = 100;

/**
 * Retries refunds that failed at the provider and returns the number of completed ones. Older ones need manual
 * handling.
 */
export async function retryRefunds(deps: Deps): Promise<number> {
  const now = deps.clock().getTime();
  // Marked before processing, so that 100 failing refunds do not starve the others until their retry period is over.
  const due = await deps.db
    .updateTable("refund")
    .set({ tried_at: deps.clock() })
    .where("id", "in", (refunds) =>
      refunds
        .selectFrom("refund")
        .select("id")
        .where("done_at", "is", null)
        .where("asked_at", ">", new Date(now - RETRY_MS))
        .orderBy("tried_at", (order) => order.asc().nullsFirst())
        .orderBy("asked_at")
        .limit(BATCH_SIZE),
    )
    .returningAll()
    .execute();
  let done = 0;
  for (const refund of due) {
    try {
      await executeRefund(deps, refund);
      done += 1;
    } catch (error) {
      // One failing refund must not block the others.
      deps.log.error({ err: error, orderId: refund.order_id }, "refund failed, will retry");
    }
  }
  return done;
}
