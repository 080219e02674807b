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
export function grossCents(net: number, percent: number): number {
  const factor = HUNDRED_PERCENT + Math.round(percent * UNITS_PER_PERCENT);
  const product = net * factor;
  if (!Number.isSafeInteger(product)) {
    return Number((BigInt(net) * BigInt(factor) + BigInt(SCALE / 2)) / BigInt(SCALE));
  }
  // Dividing first would round before the final rounding.
  const rest = product % SCALE;
  return (product - rest) / SCALE + (rest * 2 >= SCALE ? 1 : 0);
}
