import { convertCents, type Order, type ShownAs, shownPostageCents, shownTotals, shownUnitCents } from "@shop/core";

/**
 * Converts an order to the display currency: unit price first, line = unit × quantity, total = sum of the displayed
 * amounts (decision D16), as in the cart. The amount charged stays the gross total in euro.
 */
export function shownOrder(order: Order, rate: number): Order {
  if (rate === 1) return order;
  const as: ShownAs = { excludeVat: false, rate };
  // Gross amounts are converted, so the VAT rate plays no role.
  const lines = order.lines.map((line) => ({
    cartItemId: line.id,
    productSaleElementId: line.id,
    unitCents: line.unitCents,
    quantity: line.quantity,
    vatPercent: 0,
  }));
  const { goodsCents, discountCents, postageCents } = order;
  const totals = shownTotals(
    { itemCount: lines.length, goodsCents, discountCents, shippingCents: postageCents, totalCents: undefined },
    lines,
    as,
  );
  const feeCents = shownPostageCents(order.feeCents, lines, as);
  const shippingCents = totals.shippingCents ?? 0;
  const totalCents = totals.goodsCents - totals.discountCents + shippingCents + feeCents;
  const refunded = order.refundedCents;
  return {
    ...order,
    goodsCents: totals.goodsCents,
    discountCents: totals.discountCents,
    postageCents: shippingCents,
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
      const unitCents = shownUnitCents(line.unitCents, 0, as);
      return { ...line, unitCents, totalCents: unitCents * line.quantity };
    }),
  };
}
