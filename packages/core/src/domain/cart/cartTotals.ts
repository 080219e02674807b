import { type EuroCents, multiplyDivide } from "../money/cents.js";

/** Totals of a cart in cents. While the shipping cost is unknown, `shippingCents` and `totalCents` are undefined. */
export interface CartTotals<Cents extends number = EuroCents> {
  /** Number of units, not lines. */
  itemCount: number;
  subtotalCents: Cents;
  /** As passed in, even above the subtotal. */
  discountCents: Cents;
  shippingCents: Cents | undefined;
  totalCents: Cents | undefined;
}

/**
 * Calculates the totals of a cart: subtotal = Σ unit × quantity; total = max(0, subtotal − discount) + shipping. A
 * discount never reduces shipping.
 * @throws ShopError AMOUNT_NOT_FINITE for a quantity of NaN or Infinity
 */
export function cartTotals(input: {
  lines: ReadonlyArray<{ quantity: number; unitCents: number }>;
  shippingCents?: number | undefined;
  discountCents?: number | undefined;
}): CartTotals<number> {
  const { lines, shippingCents, discountCents = 0 } = input;
  let itemCount = 0;
  let subtotalCents = 0;
  for (const { quantity, unitCents } of lines) {
    itemCount += quantity;
    subtotalCents += multiplyDivide(quantity, unitCents, 1);
  }
  const totalCents =
    shippingCents === undefined ? undefined : Math.max(0, subtotalCents - discountCents) + shippingCents;
  return { itemCount, subtotalCents, discountCents, shippingCents, totalCents };
}
