import { multiplyDivide } from "../money/multiplyDivide.js";
import { shownCents } from "../vat/shownCents.js";
import type { CartLine } from "./cartLines.js";
import { type CartTotals, cartTotals } from "./cartTotals.js";

/**
 * A cart's sums as the shopper asked to see them: gross as they are, or without the VAT they contain. A net line is net
 * unit × quantity and a net sum the sum of what is shown, so that whoever adds up finds the same; the discount gives up
 * its VAT as the goods do on average, and so does the postage.
 * What is charged is the gross total: `totals.totalCents − shown.totalCents` is the VAT to be named beside it (D10).
 * @throws ShopError PERCENT_INVALID, AMOUNT_NOT_FINITE.
 */
export function shownTotals(
  totals: CartTotals,
  lines: ReadonlyArray<CartLine & { vatPercent: number }>,
  excludeVat: boolean,
): CartTotals {
  if (!excludeVat) return totals;
  const { goodsCents, discountCents, shippingCents } = totals;
  const net = lines.map((line) => ({ ...line, unitCents: shownCents(line.unitCents, line.vatPercent, true) }));
  const netGoods = cartTotals({ lines: net }).goodsCents;
  return cartTotals({
    lines: net,
    discountCents: goodsCents === 0 ? discountCents : multiplyDivide(discountCents, netGoods, goodsCents),
    shippingCents: shippingCents === undefined ? undefined : shownCents(shippingCents, postagePercent(lines), true),
  });
}

/** The VAT of what comes with the goods: theirs on average, since it is divided among their rates (decision 0011). */
export function postagePercent(lines: ReadonlyArray<CartLine & { vatPercent: number }>): number {
  const sold = lines.map(({ unitCents, quantity, vatPercent }) => ({ gross: unitCents * quantity, vatPercent }));
  const gross = sold.reduce((sum, line) => sum + line.gross, 0);
  const net = sold.reduce((sum, line) => sum + line.gross / (1 + line.vatPercent / 100), 0);
  return net === 0 ? 0 : Math.max(0, (gross / net - 1) * 100);
}
