import { multiplyDecimals, parseDecimal, roundDecimal } from "./decimal.js";

/**
 * An amount in units of currency as integer cents, half away from zero and decimal-exact:
 * `roundToCents("1.005") === 101`, `roundToCents(267.6) === 26760`. Beyond 2^53 cents the nearest double.
 * Source: decision D16, wire reference 3.4.
 * @throws ShopError AMOUNT_NOT_FINITE, or AMOUNT_INVALID for text that is no decimal ("", "12,50").
 */
export function roundToCents(amount: number | string): number {
  return roundDecimal(multiplyDecimals(parseDecimal(amount), { digits: 100n, scale: 0 }));
}
