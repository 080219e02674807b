import type { Selectable } from "kysely";
import type { PaymentTables } from "../platform/db/paymentTables.ts";
import type { Deps } from "../deps.ts";
import { ApiError } from "../platform/http/apiError.ts";
import { runInTransaction } from "../platform/http/idempotency.ts";
import { applyPaymentResult, type ApplyOutcome } from "./applyPaymentResult.ts";
import { type PaymentProvider, ProviderRefused, ProviderUnreachable, type PaymentResult } from "./provider.ts";
import { getPaymentProviders } from "./providers.ts";
import { refundLatePayment } from "./refundLatePayment.ts";

export type PaymentRow = Selectable<PaymentTables["payment"]>;

export const readPayment = (deps: Deps, paymentId: number): Promise<PaymentRow | undefined> =>
  deps.db.selectFrom("payment").selectAll().where("id", "=", paymentId).executeTakeFirst();

/** Applies a payment result in its own transaction, and refunds money that is due back. */
export async function settlePayment(
  deps: Deps,
  paymentId: number,
  result: PaymentResult,
  reason?: string,
): Promise<ApplyOutcome> {
  const outcome = await runInTransaction(deps.db, (trx) => applyPaymentResult(deps, trx, paymentId, result, reason));
  if (outcome === "mismatch") reportMismatch(deps, paymentId);
  else await refundLatePayment(deps, paymentId);
  return outcome;
}

export const reportMismatch = ({ log }: Deps, paymentId: number): void =>
  log.error({ paymentId }, "payment does not match its order: not marked as paid");

/** Fetches the state of an open payment from its provider and applies it. */
export async function refreshPayment(deps: Deps, payment: PaymentRow): Promise<ApplyOutcome> {
  const provider = getPaymentProviders(deps).byName(payment.provider);
  const providerPayment = toProviderPayment(payment);
  if (provider === undefined || providerPayment === undefined) return "ignored";
  return settlePayment(deps, payment.id, await provider.read(providerPayment));
}

/**
 * Ends an open payment, so that its order can be canceled: afterwards it is either no longer payable or paid. Returns
 * false when the provider cannot guarantee that now.
 */
export async function endPayment(
  deps: Deps,
  payment: PaymentRow,
  reason: "expired" | "another payment" | "canceled by the customer" | "canceled by the shop",
): Promise<boolean> {
  const provider = getPaymentProviders(deps).byName(payment.provider);
  const providerPayment = toProviderPayment(payment);
  const result: PaymentResult =
    provider === undefined || providerPayment === undefined
      ? { state: "canceled" }
      : await cancelAtProvider(provider, providerPayment);
  if (result.state === "open") return false;
  const isExpiry = result.state === "canceled" && reason === "expired";
  await settlePayment(deps, payment.id, isExpiry ? { state: "expired" } : result, reason);
  return true;
}

async function cancelAtProvider(
  provider: PaymentProvider,
  payment: NonNullable<ReturnType<typeof toProviderPayment>>,
): Promise<PaymentResult> {
  try {
    return await provider.cancel(payment);
  } catch (error) {
    // The provider refuses to cancel: its current state decides.
    if (error instanceof ProviderRefused) return provider.read(payment);
    throw error;
  }
}

/** Identifies a payment to its provider; undefined when it was never started there. */
const toProviderPayment = ({ session, key, amount_cents, currency }: PaymentRow) =>
  session === null ? undefined : { session, key, amountCents: amount_cents, currency };

/** Runs a provider call and maps provider failures to a retryable 503. */
export async function mapProviderFailure<T>(deps: Deps, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ProviderUnreachable) && !(error instanceof ProviderRefused)) throw error;
    deps.log.error({ err: error }, "payment provider unavailable");
    throw new ApiError(503, "PAYMENT_UNAVAILABLE", "The payment provider cannot be reached. The cart is kept.", 5);
  }
}
