import type { PaymentLine } from "../platform/db/paymentTables.ts";
import type { OrderRecord } from "../order/orderRecord.ts";
import { allocateCents } from "../pricing/coupon/allocateCents.ts";
import { sumToUnit } from "../order/unitPrices.ts";
import { toPaymentLines } from "./paymentLines.ts";

type CapturedOrder = Parameters<typeof toPaymentLines>[0] & Pick<OrderRecord, "lines">;

/** Units of a line, counted from 0: `quantity` units after the first `before`. */
export interface UnitRange {
  lineId: number;
  before: number;
  quantity: number;
}

/**
 * Returns the lines of a capture. The captures of all units add up to the order's total, and their VAT to the order's VAT
 * of each rate, to the cent.
 */
export function toCaptureLines(
  order: CapturedOrder,
  units: readonly UnitRange[],
  withShipping: boolean,
): PaymentLine[] {
  const all = toPaymentLines(order);
  const products = units.flatMap(({ lineId, before, quantity }): PaymentLine[] => {
    const line = all[order.lines.findIndex(({ id }) => id === lineId)];
    if (line === undefined || quantity === 0) return [];
    const after = before + quantity;
    const grossTo = (unit: number): number => sumToUnit(line.totalCents, line.quantity, unit);
    const vatTo = (unit: number): number =>
      unit === line.quantity
        ? line.vatCents
        : Math.min(Math.round((grossTo(unit) * line.vatPercent) / (100 + line.vatPercent)), line.vatCents);
    const totalCents = grossTo(after) - grossTo(before);
    const discountCents = quantity * line.unitCents - totalCents;
    return [{ ...line, quantity, discountCents, totalCents, vatCents: vatTo(after) - vatTo(before) }];
  });
  return [...products, ...(withShipping ? all.filter(({ kind }) => kind === "shipping") : [])];
}

export const sumLines = (lines: readonly PaymentLine[]): number =>
  lines.reduce((sum, { totalCents }) => sum + totalCents, 0);

/** Divides what was refunded without items among the lines, as a discount. */
export function discountLines(lines: readonly PaymentLine[], totalCents: number): PaymentLine[] {
  const totals = allocateCents(
    totalCents,
    lines.map((line) => line.totalCents),
  );
  return lines.map((line, at) => {
    const total = totals[at] ?? 0;
    return {
      ...line,
      discountCents: line.discountCents + line.totalCents - total,
      totalCents: total,
      vatCents: line.totalCents === 0 ? 0 : Math.round((line.vatCents * total) / line.totalCents),
    };
  });
}
