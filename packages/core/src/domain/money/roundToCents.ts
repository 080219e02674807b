import { divideRounded, parseDecimal } from "./decimal.js";

/**
 * An amount in units of currency as integer cents, half away from zero and decimal-exact:
 * `roundToCents("1.005") === 101`, `roundToCents(267.6) === 26760`. Beyond 2^53 cents the nearest double.
 * Source: decision D16, wire reference 3.4.
 * @throws ShopError AMOUNT_NOT_FINITE, or AMOUNT_INVALID for text that is no decimal ("", "12,50").
 */
export function roundToCents(amount: number | string): number {
  if (typeof amount === "number") {
    const cents = Math.round(amount * 100);
    // An amount of whole cents; up to here no two of them are the same double.
    if (cents / 100 === amount && cents !== 0 && Math.abs(cents) < LARGEST) return cents;
  }
  const { digits, scale } = parseDecimal(amount);
  return divideRounded(digits * 100n, 10n ** BigInt(scale));
}

const LARGEST = 1e15;
