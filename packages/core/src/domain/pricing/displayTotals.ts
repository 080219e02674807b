import { convertCents, type DisplayCents, type ShopCents, multiplyDivide, sumCents } from "../money/cents.js";
import { splitCents } from "../money/splitCents.js";
import { displayCents, type PriceDisplay } from "./displayPrice.js";
import { calculateAncillaryVat } from "../vat/vatBreakdown.js";
import type { CartLine } from "../cart/cartLines.js";
import { type CartTotals, cartTotals } from "../cart/cartTotals.js";

/** Cart line with the VAT and discount needed to display it. */
export interface DisplayLine extends CartLine {
  vatPercent: number;
  /** Coupon discount of the whole line, gross cents; default: its share of the cart discount by price. */
  discountCents?: ShopCents | undefined;
}

/**
 * Returns the totals of a cart to display, in cents of the display currency, consistent with the displayed lines. The
 * customer is charged the gross total; with VAT excluded, the difference is the VAT.
 * @throws ShopError PERCENT_INVALID, AMOUNT_NOT_FINITE
 */
export function displayTotals(
  totals: CartTotals,
  lines: readonly DisplayLine[],
  display: PriceDisplay,
): CartTotals<DisplayCents> {
  if (!display.showNet && (display.rate ?? 1) === 1) {
    const unconverted: CartTotals<number> = totals;
    return unconverted;
  }
  const discounts = discountsByLine(totals, lines);
  const displayLines = lines.map(({ quantity, unitCents: grossCents, vatPercent }, index) => {
    const unitCents = displayCents(grossCents, { ...display, vatPercent });
    const discountCents = grossCents === 0 ? 0 : multiplyDivide(discounts[index] ?? 0, unitCents, grossCents);
    return { quantity, unitCents, discountCents };
  });
  return cartTotals({
    lines: displayLines,
    discountCents: sumCents(displayLines.map(({ discountCents }) => discountCents)),
    shippingCents: totals.shippingCents && displayShippingCents(totals.shippingCents, lines, display),
  });
}

/**
 * Returns shipping or a fee to display next to these lines, whose VAT rates it shares as in the backend.
 * @throws ShopError PERCENT_INVALID, AMOUNT_NOT_FINITE
 */
export function displayShippingCents(
  grossCents: ShopCents,
  lines: readonly DisplayLine[],
  display: PriceDisplay,
): DisplayCents {
  if (!display.showNet) return displayCents(grossCents, display);
  const taxableLines = lines.map(({ unitCents, quantity, vatPercent, discountCents = 0 }) => ({
    grossCents: unitCents * quantity,
    discountCents,
    percent: vatPercent,
  }));
  const shares = calculateAncillaryVat(taxableLines, grossCents, display.vatPercent);
  return convertCents(sumCents(shares.map(({ netCents }) => netCents)), display.rate);
}

/** Discount per line. Without line discounts the cart discount is allocated by price, capped at the subtotal. */
function discountsByLine({ discountCents }: CartTotals, lines: readonly DisplayLine[]): number[] {
  const known = lines.flatMap((line) => line.discountCents ?? []);
  if (known.length === lines.length) return known;
  const full = lines.map(({ unitCents, quantity }) => unitCents * quantity);
  return splitCents(Math.min(discountCents, sumCents(full)), full);
}
