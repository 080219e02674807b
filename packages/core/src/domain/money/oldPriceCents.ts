import { multiplyDivide } from "./multiplyDivide.js";

/**
 * The price to strike through, in cents: the list price where there is one above the price, else price × 1.16, half away
 * from zero. Whether a page may show an invented old price is a setting (decision D1). Source: specification 9.
 */
export function oldPriceCents(priceCents: number, listPriceCents?: number): number {
  return listPriceCents !== undefined && listPriceCents > priceCents
    ? listPriceCents
    : multiplyDivide(priceCents, 116, 100);
}
