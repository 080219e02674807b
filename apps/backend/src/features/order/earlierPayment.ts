import type { Transaction } from "kysely";
import type { Tables } from "../../db/tables.ts";
import type { Deps } from "../../deps.ts";
import { ApiError } from "../../http/apiError.ts";
import { endPayment, orUnavailable, type PaymentRow } from "../payment/askProvider.ts";

/** Source: specification 8, "wait 2 minutes before retrying payment". */
const WAIT_SECONDS = 120;
/** How long a start may take before it is taken for lost. */
const START_SECONDS = 30;

/** Not an answer: a payment of the cart is under way and must be ended first, which asks its provider. */
export class EarlierPayment extends Error {
  readonly payment: PaymentRow;

  constructor(payment: PaymentRow) {
    super("a payment of this cart is under way");
    this.name = "EarlierPayment";
    this.payment = payment;
  }
}

/** @throws EarlierPayment where an order of the locked cart still waits for its money */
export async function refuseEarlier(trx: Transaction<Tables>, cartId: number): Promise<void> {
  const payment = await trx
    .selectFrom("payment")
    .innerJoin("orders", "orders.id", "payment.order_id")
    .selectAll("payment")
    .where("orders.cart_id", "=", cartId)
    .where("payment.status", "=", "open")
    .executeTakeFirst();
  if (payment !== undefined) throw new EarlierPayment(payment);
}

/**
 * Makes way for another payment of the same cart. Whoever is at a provider's page just now gets two minutes; a payment
 * that never started, because its provider was away, keeps nobody waiting.
 *
 * @throws ApiError 409 PAYMENT_PENDING with Retry-After; 503 PAYMENT_UNAVAILABLE
 */
export async function endEarlier(deps: Deps, payment: PaymentRow): Promise<void> {
  // One that begins in the future was begun by a clock that was ahead: nobody waits until then.
  const age = Math.abs(deps.clock().getTime() - payment.created_at.getTime()) / 1000;
  const wait = payment.session !== null ? WAIT_SECONDS : payment.start_failed_at === null ? START_SECONDS : 0;
  if (age < wait) throw pending(Math.ceil(wait - age));
  const isEnded = await orUnavailable(deps, () => endPayment(deps, payment, "another payment"));
  if (!isEnded) throw pending(WAIT_SECONDS);
}

/**
 * For the second try: somebody else was faster meanwhile, or the earlier payment is one that only a person can end. There
 * is nothing to do but to ask again.
 */
export function orPending(error: unknown): never {
  throw error instanceof EarlierPayment ? pending(WAIT_SECONDS) : error;
}

const pending = (seconds: number): ApiError =>
  new ApiError(409, "PAYMENT_PENDING", "A payment for this cart is under way. Please wait.", seconds);
