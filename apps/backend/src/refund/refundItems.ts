import type { RefundItems } from "../platform/db/paymentTables.ts";
import type { OrderRecord } from "../order/orderRecord.ts";
import { RefundRefused } from "./refundRefused.ts";

/** Units to refund; a line by its position in the order, from 1. */
export interface ItemsRequest {
  /** Without a quantity: all units that are left. */
  lines: readonly { position: number; quantity?: number | undefined }[];
  /** Shipping and the fee of the payment method. */
  shipping: boolean;
}

type RefundableOrder = Pick<OrderRecord, "lines" | "shippingCents" | "feeCents">;

/**
 * Prices the units of a refund: the unit price less its part of the line's discount. All units of a line, in any number of
 * refunds, add up to what was paid for it.
 *
 * @param earlier items of the order's other refunds
 * @throws RefundRefused
 */
export function priceRefundItems(
  { lines, shippingCents, feeCents }: RefundableOrder,
  earlier: readonly RefundItems[],
  request: ItemsRequest,
): RefundItems {
  if (new Set(request.lines.map(({ position }) => position)).size < request.lines.length)
    throw new RefundRefused("Name each line once, with a quantity");
  const priced = request.lines.map(({ position, quantity }) => {
    const line = lines[position - 1];
    if (line === undefined) throw new RefundRefused(`The order has no line ${position}`);
    const before = earlier.flatMap((items) => items.lines).filter(({ lineId }) => lineId === line.id);
    const refunded = before.reduce((sum, one) => sum + one.quantity, 0);
    const left = line.quantity - refunded;
    const units = quantity ?? left;
    if (units > left || units < 1) throw new RefundRefused(`${left} of line ${position} can be refunded`);
    const paidCents = line.quantity * line.unitCents - line.discountCents;
    const upTo = (count: number): number => Math.floor((paidCents * count) / line.quantity);
    return { lineId: line.id, quantity: units, cents: upTo(refunded + units) - upTo(refunded) };
  });
  if (request.shipping && earlier.some((items) => items.shippingCents > 0))
    throw new RefundRefused("Shipping was refunded before");
  return { lines: priced, shippingCents: request.shipping ? shippingCents + feeCents : 0 };
}

export const sumRefundItems = ({ lines, shippingCents }: RefundItems): number =>
  lines.reduce((sum, { cents }) => sum + cents, shippingCents);
