import type { Transaction } from "kysely";
import type { Tables } from "../platform/db/tables.ts";
import type { Deps } from "../deps.ts";
import { ApiError } from "../platform/http/apiError.ts";
import { endPayment, mapProviderFailure, type PaymentRow } from "./refreshPayment.ts";

/** Source: specification 8, "wait 2 minutes before retrying payment". */
const WAIT_SECONDS = 120;
/** A start without a result after this time counts as failed. */
const START_SECONDS = 30;

/** Control flow, not an error response: the cart has an open payment, which must be ended at its provider first. */
export class OpenPaymentError extends Error {
  readonly payment: PaymentRow;

  constructor(payment: PaymentRow) {
    super("a payment of this cart is under way");
    this.name = "OpenPaymentError";
    this.payment = payment;
  }
}

/** @throws OpenPaymentError when the locked cart has an open payment */
export async function rejectOpenPayment(trx: Transaction<Tables>, cartId: number): Promise<void> {
  const payment = await trx
    .selectFrom("payment")
    .innerJoin("orders", "orders.id", "payment.order_id")
    .selectAll("payment")
    .where("orders.cart_id", "=", cartId)
    .where("payment.status", "=", "open")
    .executeTakeFirst();
  if (payment !== undefined) throw new OpenPaymentError(payment);
}

/**
 * Ends the open payment of a cart, to allow another one. A shopper on the provider's page gets two minutes; a payment
 * that failed to start blocks nothing.
 *
 * @throws ApiError 409 PAYMENT_PENDING with Retry-After; 503 PAYMENT_UNAVAILABLE
 */
export async function endOpenPayment(deps: Deps, payment: PaymentRow): Promise<void> {
  // Absolute: a payment created by a clock that was ahead must not block until then.
  const age = Math.abs(deps.clock().getTime() - payment.created_at.getTime()) / 1000;
  const requiredAge = payment.session !== null ? WAIT_SECONDS : payment.start_failed_at === null ? START_SECONDS : 0;
  if (age < requiredAge) throw pendingError(Math.ceil(requiredAge - age));
  const isEnded = await mapProviderFailure(deps, () => endPayment(deps, payment, "another payment"));
  if (!isEnded) throw pendingError(WAIT_SECONDS);
}

/**
 * For the second attempt: a concurrent request was faster, or only an admin can end the earlier payment. The client has
 * to retry.
 */
export function rethrowAsPending(error: unknown): never {
  throw error instanceof OpenPaymentError ? pendingError(WAIT_SECONDS) : error;
}

const pendingError = (seconds: number): ApiError =>
  new ApiError(409, "PAYMENT_PENDING", "A payment for this cart is under way. Please wait.", seconds);
