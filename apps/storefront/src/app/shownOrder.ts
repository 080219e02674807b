import { convertCents, type Order, type ShownAs, shownPostageCents, shownTotals, shownUnitCents } from "@shop/core";

/**
 * An order in the shown currency: a piece is converted once, a line is that × quantity, and the total is what the page
 * adds up to (decision D16), as it was in the cart. What was charged stays the gross total in euro.
 */
export function shownOrder(order: Order, rate: number): Order {
  if (rate === 1) return order;
  const as: ShownAs = { excludeVat: false, rate };
  // Gross is converted, so no rate of VAT plays a part.
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
    // All of it is all that is shown.
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
