import { sql } from "kysely";
import type { Deps } from "../deps.ts";
import { runInTransaction } from "../platform/http/idempotency.ts";
import { getPaymentProviders } from "./providers.ts";
import { captureRest, completeCapture } from "./requireCapture.ts";

const BATCH_SIZE = 100;
/** Klarna's authorizations expire after 28 days. Source: docs.klarna.com, Order management. */
const AUTHORIZATION_WARNING_MS = 21 * 24 * 60 * 60_000;

/**
 * Collects what is due of authorized payments, in the order of their shipments, and returns the number of completed
 * captures.
 */
export async function capturePayments(deps: Deps): Promise<number> {
  await requireEarlierCaptures(deps);
  // Marked before processing, so that failing captures do not starve the others.
  const { rows: due } = await sql<{ paymentId: number }>`
    with due as (
      update capture set tried_at = ${deps.clock()}
      where id in (
        select id from capture first
        where captured_at is null and not exists (
          select from capture earlier
          where earlier.payment_id = first.payment_id and earlier.captured_at is null and earlier.id < first.id
        )
        order by tried_at nulls first, id limit ${BATCH_SIZE}
      )
      returning payment_id
    )
    select payment_id as "paymentId" from due`.execute(deps.db);
  let captured = 0;
  for (const { paymentId } of due) {
    try {
      captured += await captureDue(deps, paymentId);
    } catch (error) {
      // One failing capture must not block the others.
      deps.log.error({ err: error, paymentId }, "capture failed, will retry");
    }
  }
  return captured;
}

/** Collects the due captures of a payment, oldest first, and returns their number. */
export async function captureDue(deps: Deps, paymentId: number): Promise<number> {
  const payment = await deps.db.selectFrom("payment").selectAll().where("id", "=", paymentId).executeTakeFirstOrThrow();
  const captures = await deps.db
    .selectFrom("capture")
    .selectAll()
    .where("payment_id", "=", paymentId)
    .orderBy("id")
    .execute();
  let total = 0;
  let done = 0;
  for (const { id, key, amount_cents: amountCents, lines, captured_at } of captures) {
    total += amountCents;
    if (captured_at !== null) continue;
    const { provider, reference, currency } = payment;
    const adapter = getPaymentProviders(deps).byName(provider);
    if (adapter?.capture === undefined || reference === null) throw new Error(`No provider available: ${provider}`);
    await adapter.capture({ reference, key, amountCents, totalCapturedCents: total, lines, currency });
    await deps.db.updateTable("capture").set({ captured_at: deps.clock() }).where("id", "=", id).execute();
    done += 1;
  }
  await completeCapture(deps.db, paymentId, deps.clock());
  return done;
}

/** Orders that a process of the previous release sent have no captures. */
async function requireEarlierCaptures(deps: Deps): Promise<void> {
  const sent = await deps.db
    .selectFrom("payment")
    .select("order_id")
    .where("capture_due_at", "is not", null)
    .where("captured_at", "is", null)
    .where("status", "=", "paid")
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("capture")
            .select("id")
            .whereRef("capture.payment_id", "=", "payment.id")
            .where("captured_at", "is", null),
        ),
      ),
    )
    .limit(BATCH_SIZE)
    .execute();
  for (const { order_id: orderId } of sent) {
    await runInTransaction(deps.db, async (trx) => {
      await trx.selectFrom("orders").select("id").where("id", "=", orderId).forUpdate().execute();
      await captureRest(trx, deps, { orderId });
    });
  }
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
