import type { Kysely, Transaction } from "kysely";
import type { PaymentLine } from "../platform/db/paymentTables.ts";
import type { Tables } from "../platform/db/tables.ts";
import type { Deps, Listener } from "../deps.ts";
import { countUnshipped, readLineUnits } from "../order/lineUnits.ts";
import { readOrder } from "../order/orderRecord.ts";
import { readShipments, type Shipment } from "../order/shipments.ts";
import { discountLines, sumLines, toCaptureLines } from "./captureLines.ts";
import { readPaymentLedger } from "./paymentLedger.ts";

type Trx = Transaction<Tables>;

/** Makes the newest shipment of an authorized payment due for capture; the first one includes shipping and fee. */
export const captureShipment: Listener<"order:sent" | "order:partlySent"> = async (trx, deps, { orderId }) => {
  const payment = await findAuthorizedPayment(trx, orderId);
  if (payment === undefined) return;
  const shipments = await readShipments(trx, orderId);
  const newest = shipments.at(-1);
  const units = await readLineUnits(trx, orderId);
  if (newest === undefined) return captureRest(trx, deps, { orderId });
  const lines = await readShipmentLines(trx, orderId, shipments);
  const { authorizedCents } = await readPaymentLedger(trx, payment.id);
  const isLast = units.every((line) => countUnshipped(line) === 0);
  const amountCents = isLast ? authorizedCents : Math.min(sumLines(lines), authorizedCents);
  const key = `${payment.key}-capture-${newest.id}`;
  await insertCapture(trx, deps, { paymentId: payment.id, shipmentId: newest.id, key, amountCents, lines });
  if (isLast) await markSent(trx, deps, payment.id);
};

/**
 * Makes the rest of an authorized payment due for capture: its order was sent by an earlier release, or a refund left no
 * unit to ship.
 */
export async function captureRest(trx: Trx, deps: Deps, { orderId }: { orderId: number }): Promise<void> {
  const payment = await findAuthorizedPayment(trx, orderId);
  const order = await readOrder(trx, { orderId });
  if (payment === undefined || order === undefined) return;
  const { authorizedCents: amountCents } = await readPaymentLedger(trx, payment.id);
  const whole = order.lines.map(({ id, quantity }) => ({ lineId: id, before: 0, quantity }));
  const lines = toCaptureLines(order, whole, true);
  await insertCapture(trx, deps, { paymentId: payment.id, key: `${payment.key}-capture`, amountCents, lines });
  await markSent(trx, deps, payment.id);
  await completeCapture(trx, payment.id, deps.clock());
}

/** Marks the payment of an order without anything left to ship as captured, once no capture is due. */
export async function completeCapture(db: Kysely<Tables>, paymentId: number, now: Date): Promise<void> {
  await db
    .updateTable("payment")
    .set({ captured_at: now })
    .where("id", "=", paymentId)
    .where("capture_due_at", "is not", null)
    .where("captured_at", "is", null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom("capture").select("id").where("payment_id", "=", paymentId).where("captured_at", "is", null)),
      ),
    )
    .execute();
}

const findAuthorizedPayment = (trx: Trx, orderId: number) =>
  trx
    .selectFrom("payment")
    .select(["id", "key"])
    .where("order_id", "=", orderId)
    .where("status", "=", "paid")
    .where("authorized_at", "is not", null)
    .where("captured_at", "is", null)
    .executeTakeFirst();

async function readShipmentLines(trx: Trx, orderId: number, shipments: readonly Shipment[]): Promise<PaymentLine[]> {
  const order = await readOrder(trx, { orderId });
  const newest = shipments.at(-1);
  if (order === undefined || newest === undefined) return [];
  const earlier = shipments.slice(0, -1).flatMap(({ lines }) => lines);
  const units = newest.lines.map(({ lineId, quantity }) => ({
    lineId,
    before: earlier.filter((line) => line.lineId === lineId).reduce((sum, line) => sum + line.quantity, 0),
    quantity,
  }));
  const refunds = await trx.selectFrom("refund").select("items").where("order_id", "=", orderId).execute();
  const isShippingRefunded = refunds.some(({ items }) => (items?.shippingCents ?? 0) > 0);
  return toCaptureLines(order, units, earlier.length === 0 && !isShippingRefunded);
}

async function insertCapture(
  trx: Trx,
  deps: Deps,
  capture: { paymentId: number; shipmentId?: number; key: string; amountCents: number; lines: readonly PaymentLine[] },
): Promise<void> {
  const { paymentId, shipmentId, key, amountCents, lines } = capture;
  if (amountCents === 0) return;
  await trx
    .insertInto("capture")
    .values({
      payment_id: paymentId,
      shipment_id: shipmentId ?? null,
      key,
      amount_cents: amountCents,
      lines: JSON.stringify(sumLines(lines) === amountCents ? lines : discountLines(lines, amountCents)),
      due_at: deps.clock(),
    })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
}

const markSent = (trx: Trx, deps: Deps, paymentId: number) =>
  trx
    .updateTable("payment")
    .set({ capture_due_at: deps.clock() })
    .where("id", "=", paymentId)
    .where("capture_due_at", "is", null)
    .execute();
