const UNITS_PER_PERCENT = 10_000;
const HUNDRED_PERCENT = 100 * UNITS_PER_PERCENT;
/** Millionths of a euro times ten-thousandths of a percent, per cent. */
const SCALE = 10_000_000_000;

/**
 * Gross unit price in cents, rounded half away from zero like the SQL function `gross_cents`.
 *
 * @param net millionths of a euro, not negative
 * @param percent VAT percent with at most four decimals
 */
export const grossCents = (net: number, percent: number): number =>
  divideRounded(net, HUNDRED_PERCENT + Math.round(percent * UNITS_PER_PERCENT), SCALE);

/** `amount * factor / divisor` of integers that are not negative, rounded half up. */
export function divideRounded(amount: number, factor: number, divisor: number): number {
  const product = amount * factor;
  if (!Number.isSafeInteger(product)) {
    const whole = BigInt(divisor);
    return Number((2n * BigInt(amount) * BigInt(factor) + whole) / (2n * whole));
  }
  // Dividing first would round before the final rounding.
  const rest = product % divisor;
  return (product - rest) / divisor + (rest * 2 >= divisor ? 1 : 0);
}
