import type { Selectable, Transaction } from "kysely";
import type { PaymentTables } from "../../db/paymentTables.ts";
import type { Tables } from "../../db/tables.ts";
import type { Deps } from "../../deps.ts";
import { inTransaction } from "../../http/idempotency.ts";
import { readOrderMoney } from "../order/orderMoney.ts";
import { paymentsOf } from "../payment/providers.ts";
import { finishRefund } from "./finishRefund.ts";

const KEY_BYTES = 16;

export interface RefundWish {
  /** Gross, in euro cents; absent: the remainder. */
  amountCents?: number | undefined;
  /** The admin returns the money manually: no provider is called. */
  byHand: boolean;
  restock: boolean;
  /** Confirms a repeated refund of the same amount. */
  again: boolean;
  why: string;
}

export type RefundRow = Selectable<PaymentTables["refund"]>;

/** The refund is not possible; the message is for the admin. Nothing was changed. */
export class RefundRefused extends Error {}

/**
 * Refunds an order, through its provider or manually. The refund is stored with its own idempotency key before the
 * provider is called, so that a repeated call resumes it after a failure; a concurrent call waits for the first. Never
 * refunds more than was paid.
 *
 * @throws RefundRefused; ProviderUnreachable, ProviderRefused: the refund stays due
 */
export async function refundOrder(deps: Deps, orderId: number, wish: RefundWish): Promise<RefundRow> {
  const refund = await inTransaction(deps.db, (trx) => keepWish(deps, trx, orderId, wish));
  await carryOut(deps, refund);
  return refund;
}

/** Executes a due refund at its provider, unless it is manual, and completes it. */
export async function carryOut(
  deps: Deps,
  { id, payment_id, key, amount_cents: amountCents }: RefundRow,
): Promise<void> {
  if (payment_id !== null) {
    const { provider, reference, currency } = await deps.db
      .selectFrom("payment")
      .select(["provider", "reference", "currency"])
      .where("id", "=", payment_id)
      .executeTakeFirstOrThrow();
    const asked = paymentsOf(deps).named(provider);
    if (asked === undefined || reference === null) throw new RefundRefused(`Nobody can be asked: ${provider}`);
    await asked.refund({ reference, key, amountCents, currency });
  }
  await inTransaction(deps.db, (trx) => finishRefund(deps, trx, id));
}

async function keepWish(deps: Deps, trx: Transaction<Tables>, orderId: number, wish: RefundWish): Promise<RefundRow> {
  await trx.selectFrom("orders").select("id").where("id", "=", orderId).forUpdate().execute();
  const before = await trx.selectFrom("refund").selectAll().where("order_id", "=", orderId).execute();
  const due = before.find(({ done_at }) => done_at === null);
  if (due !== undefined) return goOn(trx, due, wish);

  const { paidCents, refundedCents, paymentId } = await readOrderMoney(trx, orderId);
  const left = paidCents - refundedCents;
  if (paidCents === 0) throw new RefundRefused("No money has come for this order");
  if (left === 0) throw new RefundRefused("All the money has been given back already");
  const amount = wish.amountCents ?? left;
  if (amount > left) throw new RefundRefused(`Only ${euroText(left)} are left to give back`);
  if (amount < left && wish.restock)
    throw new RefundRefused("The goods come back with all of the money, not with a part");
  if (!wish.again && before.some(({ amount_cents }) => amount_cents === amount)) {
    throw new RefundRefused(`${euroText(amount)} were given back once already; to do so again, say --again`);
  }
  if (paymentId === undefined && !wish.byHand) {
    throw new RefundRefused(`No provider took this money: give ${euroText(amount)} back yourself, then say --by-hand`);
  }
  return trx
    .insertInto("refund")
    .values({
      order_id: orderId,
      payment_id: wish.byHand ? null : (paymentId ?? null),
      key: deps.random(KEY_BYTES).toString("base64url"),
      amount_cents: amount,
      restock: wish.restock,
      why: wish.why,
      asked_at: deps.clock(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Resumes the due refund if the amount matches. The admin can turn it into a manual one. */
async function goOn(trx: Transaction<Tables>, due: RefundRow, { amountCents, byHand }: RefundWish): Promise<RefundRow> {
  if (amountCents !== undefined && amountCents !== due.amount_cents) {
    throw new RefundRefused(`A refund of ${euroText(due.amount_cents)} is under way: finish it first`);
  }
  if (!byHand || due.payment_id === null) return due;
  return trx
    .updateTable("refund")
    .set({ payment_id: null })
    .where("id", "=", due.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** "12.30 €", for messages to the admin. */
export const euroText = (cents: number): string => `${(cents / 100).toFixed(2)} €`;
