import type { RefundItems } from "../platform/db/paymentTables.ts";
import { countUnshipped, type LineUnits } from "../order/lineUnits.ts";
import type { OrderRecord } from "../order/orderRecord.ts";
import { sumToUnit } from "../order/unitPrices.ts";
import { RefundRefused } from "./refundRefused.ts";

/** Units to refund; a line by its position in the order, from 1. */
export interface ItemsRequest {
  /** Without a quantity: all units that are left. */
  lines: readonly { position: number; quantity?: number | undefined }[];
  /** Shipping and the fee of the payment method. */
  shipping: boolean;
}

type RefundableOrder = Pick<OrderRecord, "lines" | "shippingCents" | "feeCents">;

export interface PricedItems extends RefundItems {
  /** Price of the units that were not shipped. */
  unshippedCents: number;
}

/**
 * Prices the units of a refund: the unit price less its part of the line's discount. All units of a line, in any number of
 * refunds and shipments, add up to what was paid for it: each has a price of its own. Shipments and refunds of shipped
 * units take them from the first one on, refunds of the others from the last one back.
 *
 * @param state.units of the order's lines, without this refund
 * @param state.earlier items of the order's other refunds
 * @param state.isReturn the items were returned, so that they are shipped ones as far as there are any
 * @throws RefundRefused
 */
export function priceRefundItems(
  { lines, shippingCents, feeCents }: RefundableOrder,
  { units, earlier, isReturn }: { units: readonly LineUnits[]; earlier: readonly RefundItems[]; isReturn: boolean },
  request: ItemsRequest,
): PricedItems {
  if (new Set(request.lines.map(({ position }) => position)).size < request.lines.length)
    throw new RefundRefused("Name each line once, with a quantity");
  const priced = request.lines.map(({ position, quantity: requested }) => {
    const line = lines[position - 1];
    const state = units[position - 1];
    if (line === undefined || state === undefined) throw new RefundRefused(`The order has no line ${position}`);
    const { refundedShipped, refundedUnshipped } = state;
    const left = line.quantity - refundedShipped - refundedUnshipped;
    const quantity = requested ?? left;
    if (quantity > left || quantity < 1) throw new RefundRefused(`${left} of line ${position} can be refunded`);
    const shipped = countShipped(quantity, state, isReturn);
    const paidCents = line.quantity * line.unitCents - line.discountCents;
    const upTo = (unit: number): number => sumToUnit(paidCents, line.quantity, unit);
    const lastUnshipped = line.quantity - refundedUnshipped;
    const unshippedCents = upTo(lastUnshipped) - upTo(lastUnshipped - (quantity - shipped));
    const shippedCents = upTo(refundedShipped + shipped) - upTo(refundedShipped);
    const before = earlier.flatMap((items) => items.lines).filter(({ lineId }) => lineId === line.id);
    const refundedCents = before.reduce((sum, one) => sum + one.cents, 0);
    // Earlier releases rounded the units before a shipment in another order.
    const cents = quantity === left ? paidCents - refundedCents : unshippedCents + shippedCents;
    const item = { lineId: line.id, quantity, cents, shipped };
    return { item, unshippedCents: shipped === quantity ? 0 : cents - shippedCents };
  });
  if (request.shipping && earlier.some((items) => items.shippingCents > 0))
    throw new RefundRefused("Shipping was refunded before");
  return {
    lines: priced.map(({ item }) => item),
    shippingCents: request.shipping ? shippingCents + feeCents : 0,
    unshippedCents: priced.reduce((sum, { unshippedCents }) => sum + unshippedCents, 0),
  };
}

/** Returned units were shipped; others are taken from those that were not, as far as there are any. */
function countShipped(quantity: number, line: LineUnits, isReturn: boolean): number {
  return isReturn
    ? Math.min(quantity, line.shipped - line.refundedShipped)
    : Math.max(quantity - countUnshipped(line), 0);
}

export const sumRefundItems = ({ lines, shippingCents }: RefundItems): number =>
  lines.reduce((sum, { cents }) => sum + cents, shippingCents);
