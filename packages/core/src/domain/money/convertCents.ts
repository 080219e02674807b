import { multiplyDecimals, parseDecimal, roundDecimal } from "./decimal.js";

/**
 * Converts euro cents to cents of the display currency, rounded half away from zero. Convert the unit price, then
 * multiply by the quantity, so that line = unit × quantity.
 * @param cents euro cents
 * @param rate units of the currency per euro, default 1
 * @throws ShopError AMOUNT_NOT_FINITE
 */
export function convertCents(cents: number, rate: number = 1): number {
  return roundDecimal(multiplyDecimals(parseDecimal(cents), parseDecimal(rate)));
}
