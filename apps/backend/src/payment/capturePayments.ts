import type { Deps, Listener } from "../deps.ts";
import { getPaymentProviders } from "./providers.ts";
import { readRemainingCents } from "./readPayments.ts";
import type { PaymentRow } from "./refreshPayment.ts";

const BATCH_SIZE = 100;
/** Klarna's authorizations expire after 28 days. Source: docs.klarna.com, Order management. */
const AUTHORIZATION_WARNING_MS = 21 * 24 * 60 * 60_000;

/** An authorized payment is due when its order is dispatched. */
export const requireCapture: Listener<"order:sent"> = async (trx, deps, { orderId }) => {
  await trx
    .updateTable("payment")
    .set({ capture_due_at: deps.clock() })
    .where("order_id", "=", orderId)
    .where("status", "=", "paid")
    .where("authorized_at", "is not", null)
    .execute();
};

/** Collects the authorized payments of dispatched orders, and returns the number of completed ones. */
export async function capturePayments(deps: Deps): Promise<number> {
  // Marked before processing, so that failing captures do not starve the others.
  const due = await deps.db
    .updateTable("payment")
    .set({ tried_at: deps.clock() })
    .where("id", "in", (payments) =>
      payments
        .selectFrom("payment")
        .select("id")
        .where("capture_due_at", "is not", null)
        .where("captured_at", "is", null)
        .where("status", "=", "paid")
        .orderBy("tried_at", (order) => order.asc().nullsFirst())
        .limit(BATCH_SIZE),
    )
    .returningAll()
    .execute();
  let captured = 0;
  for (const payment of due) {
    try {
      await capture(deps, payment);
      captured += 1;
    } catch (error) {
      // One failing capture must not block the others.
      deps.log.error({ err: error, orderId: payment.order_id }, "capture failed, will retry");
    }
  }
  return captured;
}

async function capture(deps: Deps, { id, provider, key, reference, currency }: PaymentRow): Promise<void> {
  const amountCents = await readRemainingCents(deps.db, id);
  const adapter = getPaymentProviders(deps).byName(provider);
  if (adapter?.capture === undefined || reference === null) throw new Error(`No provider available: ${provider}`);
  if (amountCents > 0) await adapter.capture({ reference, key: `${key}-capture`, amountCents, currency });
  await deps.db.updateTable("payment").set({ captured_at: deps.clock() }).where("id", "=", id).execute();
}

/** Logs authorized payments that expire within a week because their order is not dispatched. Returns their number. */
export async function reportExpiringAuthorizations(deps: Deps): Promise<number> {
  const expiring = await deps.db
    .selectFrom("payment")
    .select("order_id")
    .where("status", "=", "paid")
    .where("authorized_at", "<", new Date(deps.clock().getTime() - AUTHORIZATION_WARNING_MS))
    .where("capture_due_at", "is", null)
    .execute();
  for (const { order_id: orderId } of expiring) {
    deps.log.error({ orderId }, "authorization of a payment expires: dispatch or refund its order");
  }
  return expiring.length;
}
