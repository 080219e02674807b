import { divideRounded, parseDecimal } from "./decimal.js";

/**
 * Returns `amount` × `numerator` ÷ `denominator`, rounded half away from zero, exact for any finite amount.
 * @param numerator integer
 * @param denominator integer above 0
 * @throws ShopError AMOUNT_NOT_FINITE
 */
export function multiplyDivide(amount: number, numerator: number, denominator: number): number {
  const product = amount * numerator;
  if (Number.isSafeInteger(amount) && Number.isSafeInteger(product)) {
    const remainder = product % denominator;
    const whole = (product - remainder) / denominator;
    // Adding 0 turns −0 into 0.
    return whole + (2 * Math.abs(remainder) >= denominator ? Math.sign(remainder) : 0) + 0;
  }
  const { digits, scale } = parseDecimal(amount);
  return divideRounded(digits * BigInt(numerator), BigInt(denominator) * 10n ** BigInt(scale));
}
