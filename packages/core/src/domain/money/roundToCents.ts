import { divideRounded, parseDecimal } from "./decimal.js";

/**
 * Converts an amount in currency units to integer cents, decimal-exact and rounded half away from zero:
 * `roundToCents("1.005") === 101`. Beyond 2^53 cents it returns the nearest double.
 * @throws ShopError AMOUNT_NOT_FINITE; AMOUNT_INVALID for text that is not a decimal ("", "12,50")
 */
export function roundToCents(amount: number | string): number {
  if (typeof amount === "number") {
    const cents = Math.round(amount * 100);
    // Fast path for whole cents; below the limit no two of them share a double.
    if (cents / 100 === amount && cents !== 0 && Math.abs(cents) < MAX_EXACT_CENTS) return cents;
  }
  const { digits, scale } = parseDecimal(amount);
  return divideRounded(digits * 100n, 10n ** BigInt(scale));
}

const MAX_EXACT_CENTS = 1e15;
