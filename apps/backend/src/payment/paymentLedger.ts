import { type Kysely, sql } from "kysely";
import type { Tables } from "../platform/db/tables.ts";

/** Amounts of a payment at its provider, in cents. */
export interface PaymentLedger {
  amountCents: number;
  /** Captured or due for it. */
  capturedCents: number;
  /** Released from the authorization by refunds, pending ones included. */
  releasedCents: number;
  /** Neither captured nor released; 0 of payments that are collected with the order. */
  authorizedCents: number;
  /** Captured, and not returned by refunds, through the provider or by hand. */
  returnableCents: number;
  /** Refunded through the provider, pending refunds included: released or returned. */
  refundedCents: number;
}

/**
 * Reads a payment's amounts. Earlier releases captured all of a payment at once, and released what was refunded before.
 *
 * @param exceptRefundId refund that does not count
 */
export async function readPaymentLedger(
  db: Kysely<Tables>,
  paymentId: number,
  exceptRefundId = 0,
): Promise<PaymentLedger> {
  const { rows } = await sql<{
    amountCents: number;
    isAuthorizing: boolean;
    isCaptured: boolean;
    captures: number | null;
    releasedCents: number;
    refundedCents: number;
    byHandCents: number;
  }>`
    select payment.amount_cents as "amountCents", payment.authorized_at is not null as "isAuthorizing",
      payment.captured_at is not null as "isCaptured",
      (select sum(amount_cents)::int from capture where payment_id = payment.id) as captures,
      refunds."releasedCents", refunds."refundedCents", refunds."byHandCents"
    from payment, lateral (
      select
        coalesce(sum(coalesce(refund.released_cents, case
          when payment.authorized_at is null or refund.asked_at >= payment.captured_at then 0
          else refund.amount_cents
        end)) filter (where refund.payment_id = payment.id), 0)::int as "releasedCents",
        coalesce(sum(refund.amount_cents) filter (where refund.payment_id = payment.id), 0)::int as "refundedCents",
        coalesce(sum(refund.amount_cents) filter (where refund.payment_id is null), 0)::int as "byHandCents"
      from refund where refund.order_id = payment.order_id and refund.id <> ${exceptRefundId}
    ) refunds
    where payment.id = ${paymentId}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error(`Payment ${paymentId} not found`);
  const { amountCents, isAuthorizing, isCaptured, captures, releasedCents, refundedCents, byHandCents } = row;
  const isWhole = !isAuthorizing || (isCaptured && captures === null);
  const capturedCents = isWhole ? amountCents - releasedCents : (captures ?? 0);
  return {
    amountCents,
    capturedCents,
    releasedCents,
    authorizedCents: Math.max(amountCents - capturedCents - releasedCents, 0),
    returnableCents: capturedCents - (refundedCents - releasedCents) - byHandCents,
    refundedCents,
  };
}
