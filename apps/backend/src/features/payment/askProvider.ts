import type { Selectable } from "kysely";
import type { PaymentTables } from "../../db/paymentTables.ts";
import type { Deps } from "../../deps.ts";
import { ApiError } from "../../http/apiError.ts";
import { inTransaction } from "../../http/idempotency.ts";
import { applyVerdict, type Outcome } from "./applyVerdict.ts";
import { type PaymentProvider, ProviderRefused, ProviderUnreachable, type Verdict } from "./provider.ts";
import { paymentsOf } from "./providers.ts";
import { refundPayment } from "./refundPayment.ts";

export type PaymentRow = Selectable<PaymentTables["payment"]>;

export const readPayment = (deps: Deps, paymentId: number): Promise<PaymentRow | undefined> =>
  deps.db.selectFrom("payment").selectAll().where("id", "=", paymentId).executeTakeFirst();

/** Applies a payment result in its own transaction, and refunds money that is due back. */
export async function settle(deps: Deps, paymentId: number, verdict: Verdict, why?: string): Promise<Outcome> {
  const outcome = await inTransaction(deps.db, (trx) => applyVerdict(deps, trx, paymentId, verdict, why));
  if (outcome === "mismatch") reportMismatch(deps, paymentId);
  else await refundPayment(deps, paymentId);
  return outcome;
}

export const reportMismatch = ({ log }: Deps, paymentId: number): void =>
  log.error({ paymentId }, "a payment differs from its order: nothing was marked as paid");

/** Fetches the state of an open payment from its provider and applies it. */
export async function askProvider(deps: Deps, payment: PaymentRow): Promise<Outcome> {
  const provider = paymentsOf(deps).named(payment.provider);
  const said = sayable(payment);
  if (provider === undefined || said === undefined) return "ignored";
  return settle(deps, payment.id, await provider.read(said));
}

/**
 * Ends an open payment, so that its order can be canceled: afterwards it is either no longer payable or paid. Returns
 * false when the provider cannot guarantee that now.
 */
export async function endPayment(
  deps: Deps,
  payment: PaymentRow,
  why: "expired" | "another payment" | "canceled by the customer" | "canceled by the shop",
): Promise<boolean> {
  const provider = paymentsOf(deps).named(payment.provider);
  const said = sayable(payment);
  const verdict: Verdict =
    provider === undefined || said === undefined ? { state: "canceled" } : await cancelAt(provider, said);
  if (verdict.state === "open") return false;
  const isOurs = verdict.state === "canceled" && why === "expired";
  await settle(deps, payment.id, isOurs ? { state: "expired" } : verdict, why);
  return true;
}

async function cancelAt(provider: PaymentProvider, said: NonNullable<ReturnType<typeof sayable>>): Promise<Verdict> {
  try {
    return await provider.cancel(said);
  } catch (error) {
    // The provider refuses to cancel: its current state decides.
    if (error instanceof ProviderRefused) return provider.read(said);
    throw error;
  }
}

/** Identifies a payment to its provider; undefined when it was never started there. */
const sayable = ({ session, key, amount_cents, currency }: PaymentRow) =>
  session === null ? undefined : { session, key, amountCents: amount_cents, currency };

/** Runs a provider call and maps provider failures to a retryable 503. */
export async function orUnavailable<T>(deps: Deps, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ProviderUnreachable) && !(error instanceof ProviderRefused)) throw error;
    deps.log.error({ err: error }, "a payment provider is away");
    throw new ApiError(503, "PAYMENT_UNAVAILABLE", "The payment provider cannot be reached. The cart is kept.", 5);
  }
}
