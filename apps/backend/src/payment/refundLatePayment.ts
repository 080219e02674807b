import type { Deps } from "../deps.ts";
import { getPaymentProviders } from "./providers.ts";

/**
 * Refunds a payment whose order was canceled before it arrived. Runs outside a transaction: the provider deduplicates
 * by the payment's key. A failed refund stays due, and housekeeping retries it.
 */
export async function refundLatePayment(deps: Deps, paymentId: number): Promise<void> {
  const payment = await deps.db
    .selectFrom("payment")
    .selectAll()
    .where("id", "=", paymentId)
    .where("status", "=", "refund_due")
    .executeTakeFirst();
  const provider = payment && getPaymentProviders(deps).byName(payment.provider);
  if (payment === undefined || provider === undefined || payment.reference === null) return;
  const { key, reference, currency, amount_cents: amountCents } = payment;
  try {
    await provider.refund({
      reference,
      key: `${key}-refund`,
      amountCents,
      remainingCents: 0,
      authorizedCents: 0,
      currency,
    });
  } catch (error) {
    deps.log.error({ err: error, paymentId }, "refund of a late payment failed, will retry");
    return;
  }
  await deps.db
    .updateTable("payment")
    .set({ status: "refunded", ended_at: deps.clock() })
    .where("id", "=", paymentId)
    .where("status", "=", "refund_due")
    .execute();
}
