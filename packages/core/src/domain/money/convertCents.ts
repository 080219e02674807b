import { multiplyDecimals, parseDecimal, roundDecimal } from "./decimal.js";

/**
 * Euro cents in the shown currency's cents, half away from zero. Convert the unit price and multiply the result by the
 * quantity, never the other way round: what a line shows is then unit × quantity. Source: specification 9, decision D16.
 * @param rate units of the currency per euro; 1 where absent.
 * @throws ShopError AMOUNT_NOT_FINITE.
 */
export function convertCents(cents: number, rate: number = 1): number {
  return roundDecimal(multiplyDecimals(parseDecimal(cents), parseDecimal(rate)));
}
