import { multiplyDivide } from "./multiplyDivide.js";

/**
 * Returns the compare-at price in cents: the list price when it is above the price, else price × 1.16, rounded half
 * away from zero.
 * The fallback is not a price that was ever charged: Directive 98/6/EC, Art. 6a, restricts showing it.
 */
export function oldPriceCents(priceCents: number, listPriceCents?: number): number {
  return listPriceCents !== undefined && listPriceCents > priceCents
    ? listPriceCents
    : multiplyDivide(priceCents, 116, 100);
}
