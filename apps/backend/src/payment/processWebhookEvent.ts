import type { Deps } from "../deps.ts";
import { runInTransaction } from "../platform/http/idempotency.ts";
import { applyPaymentResult, lockPayment, type ApplyOutcome } from "./applyPaymentResult.ts";
import { reportMismatch } from "./refreshPayment.ts";
import type { PaymentProvider, WebhookEvent } from "./provider.ts";
import { refundLatePayment } from "./refundLatePayment.ts";

/**
 * Processes a verified event exactly once: the event and its effect share one transaction, so a failed delivery can be
 * repeated and a processed one is a duplicate.
 */
export async function processWebhookEvent(
  deps: Deps,
  provider: PaymentProvider,
  event: WebhookEvent,
): Promise<ApplyOutcome | "unknown" | "duplicate"> {
  const payment =
    event.session === undefined
      ? undefined
      : await deps.db
          .selectFrom("payment")
          .select(["id", "status", "key", "amount_cents", "currency"])
          .where("provider", "=", provider.name)
          .where("session", "=", event.session)
          .executeTakeFirst();
  // Fetched before anything is locked, because providers can be slow; and only for an open payment, because fetching
  // may complete it.
  const result =
    event.result === "fetch" && payment?.status === "open"
      ? await provider.read({
          session: event.session ?? "",
          key: payment.key,
          amountCents: payment.amount_cents,
          currency: payment.currency,
        })
      : event.result;

  const outcome = await runInTransaction(deps.db, async (trx) => {
    if (payment !== undefined) await lockPayment(trx, payment.id);
    const { numInsertedOrUpdatedRows = 0n } = await trx
      .insertInto("payment_event")
      .values({
        provider: provider.name,
        event_id: event.id,
        payment_id: payment?.id ?? null,
        kind: event.kind,
        result: "unknown",
        received_at: deps.clock(),
      })
      // An event stored as "unknown" is processed again: it can arrive before the response to the start call.
      .onConflict((conflict) =>
        conflict
          .columns(["provider", "event_id"])
          .doUpdateSet({ payment_id: payment?.id ?? null })
          .where("payment_event.result", "=", "unknown"),
      )
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 0n) return "duplicate";
    if (payment === undefined) return "unknown";
    const applied = result === "fetch" ? "ignored" : await applyPaymentResult(deps, trx, payment.id, result);
    await trx
      .updateTable("payment_event")
      .set({ result: applied })
      .where("provider", "=", provider.name)
      .where("event_id", "=", event.id)
      .execute();
    return applied;
  });
  if (payment !== undefined && outcome === "mismatch") reportMismatch(deps, payment.id);
  if (payment !== undefined && outcome === "applied") await refundLatePayment(deps, payment.id);
  return outcome;
}
