import {
  convertCents,
  type Order,
  type PriceDisplay,
  displayShippingCents,
  displayTotals,
  displayUnitCents,
} from "@shop/core";

/**
 * Converts an order to the display currency: unit price first, line = unit × quantity, total = sum of the displayed
 * amounts (decision 0068), as in the cart. The amount charged stays the gross total in euro.
 */
export function toDisplayOrder(order: Order, rate: number): Order {
  if (rate === 1) return order;
  const as: PriceDisplay = { excludeVat: false, rate };
  // Gross amounts are converted, so the VAT rate plays no role.
  const lines = order.lines.map((line) => ({
    cartItemId: line.id,
    variantId: line.id,
    unitCents: line.unitCents,
    quantity: line.quantity,
    vatPercent: 0,
  }));
  const { subtotalCents, discountCents } = order;
  const totals = displayTotals(
    {
      itemCount: lines.length,
      subtotalCents,
      discountCents,
      shippingCents: order.shippingCents,
      totalCents: undefined,
    },
    lines,
    as,
  );
  const feeCents = displayShippingCents(order.feeCents, lines, as);
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
    // A full refund equals the displayed total.
    refundedCents: refunded === order.totalCents ? totalCents : refunded && convertCents(refunded, rate),
    vat: order.vat.map(({ percent, netCents, taxCents }) => ({
      percent,
      netCents: convertCents(netCents, rate),
      taxCents: convertCents(taxCents, rate),
    })),
    lines: order.lines.map((line) => {
      const unitCents = displayUnitCents(line.unitCents, 0, as);
      return { ...line, unitCents, totalCents: unitCents * line.quantity };
    }),
  };
}
