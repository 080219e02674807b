import {
  convertCents,
  type DisplayCents,
  displayCents,
  displayShippingCents,
  displayTotals,
  type Order,
  type PriceDisplay,
} from "@shop/core";

/**
 * Converts an order to the display currency: unit price first, line = unit × quantity, total = sum of the displayed
 * amounts (decision 0068), as in the cart. The amount charged stays the gross total in the order's currency.
 */
export function toDisplayOrder(order: Order, rate: number): Order<DisplayCents> {
  if (rate === 1) {
    const unconverted: Order<number> = order;
    return unconverted;
  }
  // Gross amounts are converted, so the VAT rate plays no role.
  const gross: PriceDisplay = { vatPercent: 0, showNet: false, rate };
  const lines = order.lines.map((line) => ({
    cartItemId: line.id,
    variantId: line.id,
    unitCents: line.unitCents,
    quantity: line.quantity,
    vatPercent: 0,
  }));
  const totals = displayTotals({ ...order, itemCount: lines.length, totalCents: undefined }, lines, gross);
  const feeCents = displayShippingCents(order.feeCents, lines, gross);
  const shippingCents = totals.shippingCents ?? 0;
  const totalCents = totals.subtotalCents - totals.discountCents + shippingCents + feeCents;
  const refunded = order.refundedCents;
  return {
    ...order,
    subtotalCents: totals.subtotalCents,
    discountCents: totals.discountCents,
    shippingCents,
    feeCents,
    totalCents,
    // A full refund equals the displayed total: converted alone it could differ by cents.
    refundedCents: refunded === order.totalCents ? totalCents : refunded && convertCents(refunded, rate),
    vat: order.vat.map((row) => ({
      ...row,
      netCents: convertCents(row.netCents, rate),
      taxCents: convertCents(row.taxCents, rate),
    })),
    lines: order.lines.map((line) => {
      const unitCents = displayCents(line.unitCents, gross);
      return { ...line, unitCents, totalCents: unitCents * line.quantity };
    }),
  };
}
