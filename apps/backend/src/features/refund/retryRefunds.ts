import type { Deps } from "../../deps.ts";
import { carryOut } from "./refundOrder.ts";

/** Providers know a call by its key for a day at least: afterwards the same refund could be made twice. */
const RETRY_MS = 20 * 60 * 60_000;
const MOST_AT_ONCE = 100;

/** Asks once more for refunds whose provider was away; gives how many went through. What is older needs a person. */
export async function retryRefunds(deps: Deps): Promise<number> {
  const now = deps.clock().getTime();
  // Marked before it is tried, so that a hundred which cannot be made do not keep the others waiting until it is too late.
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
        .limit(MOST_AT_ONCE),
    )
    .returningAll()
    .execute();
  let done = 0;
  for (const refund of due) {
    try {
      await carryOut(deps, refund);
      done += 1;
    } catch (error) {
      // One that cannot be made must not keep the others waiting.
      deps.log.error({ err: error, orderId: refund.order_id }, "a refund could not be made yet");
    }
  }
  return done;
}
