import type { Selectable, Transaction } from "kysely";
import type { PaymentTables, RefundItems } from "../platform/db/paymentTables.ts";
import type { Tables } from "../platform/db/tables.ts";
import type { Deps } from "../deps.ts";
import { runInTransaction } from "../platform/http/idempotency.ts";
import { formatAdminMoney } from "../currency.ts";
import { readOrderBalance } from "../order/orderBalance.ts";
import { getPaymentProviders } from "../payment/providers.ts";
import { readOrder } from "../order/orderRecord.ts";
import { changeOrderStatus } from "../order/orderStatus.ts";
import { readShipments } from "../order/shipments.ts";
import { resolveReturnTime } from "../order/returnTime.ts";
import { captureDue } from "../payment/capturePayments.ts";
import { readPaymentLedger } from "../payment/paymentLedger.ts";
import { captureRest } from "../payment/requireCapture.ts";
import { countUnshipped, type LineUnits, readLineUnits } from "../order/lineUnits.ts";
import { restockUnits } from "../order/restock.ts";
import { finishRefund } from "./finishRefund.ts";
import { type ItemsRequest, type PricedItems, priceRefundItems, sumRefundItems } from "./refundItems.ts";
import { RefundRefused } from "./refundRefused.ts";

const KEY_BYTES = 16;

export interface RefundRequest {
  /** Gross, in cents of the order's currency; absent: the remainder. */
  amountCents?: number | undefined;
  /** Units to refund, instead of an amount. */
  items?: ItemsRequest | undefined;
  /** The admin returns the money manually: no provider is called. */
  isManual: boolean;
  /** The items were returned and go back into stock. */
  restock: boolean;
  /** When they came back; absent: now, if no count since the shipment may include them. */
  returnedAt?: Date | undefined;
  /** Confirms a repeated refund of the same amount. */
  allowRepeat: boolean;
  reason: string;
}

export type RefundRow = Selectable<PaymentTables["refund"]>;

/**
 * Refunds an order, through its provider or manually. The refund is stored with its own idempotency key before the
 * provider is called, so that a repeated call resumes it after a failure; a concurrent call waits for the first. Never
 * refunds more than was paid.
 *
 * @throws RefundRefused, ReturnTimeRejected; ProviderUnreachable, ProviderRefused: the refund stays due
 */
export async function refundOrder(deps: Deps, orderId: number, request: RefundRequest): Promise<RefundRow> {
  const refund = await runInTransaction(deps.db, (trx) => storeRefund(deps, trx, orderId, request));
  await executeRefund(deps, refund);
  return refund;
}

/** Executes a due refund at its provider, unless it is manual, and completes it. */
export async function executeRefund(
  deps: Deps,
  { id, payment_id, key, amount_cents: amountCents }: RefundRow,
): Promise<void> {
  if (payment_id !== null) {
    const { provider, reference, currency } = await deps.db
      .selectFrom("payment")
      .select(["provider", "reference", "currency"])
      .where("id", "=", payment_id)
      .executeTakeFirstOrThrow();
    const adapter = getPaymentProviders(deps).byName(provider);
    if (adapter === undefined || reference === null) throw new RefundRefused(`No provider available: ${provider}`);
    // Due captures come first: the provider returns only money that it has collected.
    await captureDue(deps, payment_id);
    const ledger = await readPaymentLedger(deps.db, payment_id);
    const remainingCents = ledger.amountCents - ledger.refundedCents;
    const authorizedCents = ledger.amountCents - ledger.releasedCents;
    await adapter.refund({ reference, key, amountCents, remainingCents, authorizedCents, currency });
  }
  await runInTransaction(deps.db, (trx) => finishRefund(deps, trx, id));
}

async function storeRefund(
  deps: Deps,
  trx: Transaction<Tables>,
  orderId: number,
  request: RefundRequest,
): Promise<RefundRow> {
  const { currency_code: currency } = await trx
    .selectFrom("orders")
    .select("currency_code")
    .where("id", "=", orderId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const format = (cents: number): string => formatAdminMoney(cents, currency);
  const earlier = await trx.selectFrom("refund").selectAll().where("order_id", "=", orderId).execute();
  const due = earlier.find(({ done_at }) => done_at === null);
  const units = await readLineUnits(trx, orderId, due?.id);
  const items = await priceItems(trx, orderId, earlier, units, request);
  const amountCents = items === undefined ? request.amountCents : sumRefundItems(items);
  if (due !== undefined) return resumeRefund(trx, due, { ...request, amountCents }, format);

  const { paidCents, refundedCents, paymentId } = await readOrderBalance(trx, orderId);
  const left = paidCents - refundedCents;
  if (paidCents === 0) throw new RefundRefused("The order has not been paid");
  if (left === 0) throw new RefundRefused("The order is already fully refunded");
  const amount = amountCents ?? left;
  if (amount === 0) throw new RefundRefused("These units were free");
  if (amount > left) throw new RefundRefused(`Only ${format(left)} can be refunded`);
  if (items === undefined && amount < left && request.restock)
    throw new RefundRefused("Restocking requires a full refund, or --line");
  if (items === undefined && !request.allowRepeat && earlier.some(({ amount_cents }) => amount_cents === amount)) {
    throw new RefundRefused(`${format(amount)} was refunded before; repeat with --again`);
  }
  if (paymentId === undefined && !request.isManual) {
    throw new RefundRefused(`No provider holds this payment: refund ${format(amount)} manually, then use --by-hand`);
  }
  const released = paymentId === undefined ? 0 : await countReleased(trx, { orderId, paymentId, amount, items });
  if (request.isManual && released > 0) throw notCollected();
  const now = deps.clock();
  const shippedIds = findShippedLines(units, items);
  const isReturned = request.restock && (request.returnedAt !== undefined || shippedIds.length > 0);
  const returnedAt = isReturned
    ? await resolveReturnTime(trx, orderId, { returnedAt: request.returnedAt, now, lineIds: shippedIds })
    : null;
  const refund = await trx
    .insertInto("refund")
    .values({
      order_id: orderId,
      payment_id: request.isManual ? null : (paymentId ?? null),
      key: deps.randomBytes(KEY_BYTES).toString("base64url"),
      amount_cents: amount,
      released_cents: released,
      restock: request.restock,
      returned_at: returnedAt,
      items: items === undefined ? null : JSON.stringify({ lines: items.lines, shippingCents: items.shippingCents }),
      why: request.reason,
      asked_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await restockItems(trx, refund);
  await finishShipping(deps, trx, orderId);
  return refund;
}

/** Marks a partly shipped order as sent once a refund leaves no unit to ship. */
async function finishShipping(deps: Deps, trx: Transaction<Tables>, orderId: number): Promise<void> {
  const units = await readLineUnits(trx, orderId);
  if (units.some((line) => countUnshipped(line) > 0) || units.every(({ shipped }) => shipped === 0)) return;
  const sent = { to: "sent", actor: "shop", reason: "the rest is refunded", now: deps.clock() } as const;
  if (await changeOrderStatus(trx, orderId, sent)) await captureRest(trx, deps, { orderId });
}

const notCollected = (): RefundRefused =>
  new RefundRefused("The provider has not collected the money yet: refund it without --by-hand");

/**
 * Returns the part of a refund that was not captured: the price of items that were not shipped, shipping before the first
 * shipment, or of an amount what exceeds the captures.
 */
async function countReleased(
  trx: Transaction<Tables>,
  refund: { orderId: number; paymentId: number; amount: number; items: PricedItems | undefined },
): Promise<number> {
  const { orderId, paymentId, amount, items } = refund;
  const { authorizedCents, returnableCents } = await readPaymentLedger(trx, paymentId);
  const isShipped = items !== undefined && (await readShipments(trx, orderId)).length > 0;
  const unshipped = items === undefined ? 0 : items.unshippedCents + (isShipped ? 0 : items.shippingCents);
  return Math.min(Math.max(unshipped, amount - Math.max(returnableCents, 0)), authorizedCents);
}

/** Lines with shipped units among those that are refunded; without items among all that are left. */
const findShippedLines = (units: readonly LineUnits[], items: RefundItems | undefined): number[] =>
  items === undefined
    ? units.filter(({ shipped, refundedShipped }) => shipped > refundedShipped).map(({ lineId }) => lineId)
    : items.lines.filter(({ shipped = 0 }) => shipped > 0).map(({ lineId }) => lineId);

/** Units that were not shipped are free again at once, whenever the money arrives; shipped ones if they came back. */
async function restockItems(trx: Transaction<Tables>, refund: RefundRow): Promise<void> {
  const { id, order_id, items, returned_at: returnedAt } = refund;
  const units = (items?.lines ?? []).flatMap(({ lineId, quantity, shipped = 0 }) => [
    { lineId, quantity: quantity - shipped, wasShipped: false },
    ...(returnedAt === null ? [] : [{ lineId, quantity: shipped, wasShipped: true, returnedAt }]),
  ]);
  await restockUnits(trx, order_id, units, id);
}

/** Prices the requested units; undefined for a refund of an amount. */
async function priceItems(
  trx: Transaction<Tables>,
  orderId: number,
  earlier: readonly RefundRow[],
  units: readonly LineUnits[],
  { items, restock }: RefundRequest,
): Promise<PricedItems | undefined> {
  if (items === undefined) return undefined;
  const order = await readOrder(trx, { orderId });
  if (order === undefined) throw new RefundRefused("There is no order");
  const done = earlier.filter(({ done_at }) => done_at !== null);
  return priceRefundItems(
    order,
    { units, earlier: done.flatMap((refund) => refund.items ?? []), isReturn: restock },
    items,
  );
}

/** Resumes the due refund if the amount matches. The admin can turn it into a manual one. */
async function resumeRefund(
  trx: Transaction<Tables>,
  due: RefundRow,
  { amountCents, isManual }: RefundRequest,
  format: (cents: number) => string,
): Promise<RefundRow> {
  if (amountCents !== undefined && amountCents !== due.amount_cents) {
    throw new RefundRefused(`A refund of ${format(due.amount_cents)} is under way: finish it first`);
  }
  if (!isManual || due.payment_id === null) return due;
  if ((due.released_cents ?? 0) > 0) throw notCollected();
  return trx
    .updateTable("refund")
    .set({ payment_id: null })
    .where("id", "=", due.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
