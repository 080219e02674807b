import type { Deps } from "../../deps.ts";
import { paymentsOf } from "./providers.ts";

/**
 * Refunds a payment whose order was canceled before it arrived. Runs outside a transaction: the provider deduplicates
 * by the payment's key. A failed refund stays due, and housekeeping retries it.
 */
export async function refundPayment(deps: Deps, paymentId: number): Promise<void> {
  const payment = await deps.db
    .selectFrom("payment")
    .selectAll()
    .where("id", "=", paymentId)
    .where("status", "=", "refund_due")
    .executeTakeFirst();
  const provider = payment && paymentsOf(deps).named(payment.provider);
  if (payment === undefined || provider === undefined || payment.reference === null) return;
  const { key, reference, currency, amount_cents: amountCents } = payment;
  try {
    await provider.refund({ reference, key: `${key}-refund`, amountCents, currency });
  } catch (error) {
    deps.log.error({ err: error, paymentId }, "money came too late and could not be given back yet");
    return;
  }
  await deps.db
    .updateTable("payment")
    .set({ status: "refunded", ended_at: deps.clock() })
    .where("id", "=", paymentId)
    .where("status", "=", "refund_due")
    .execute();
}
