const PER_CENT = 10_000;
const WHOLE = 100 * PER_CENT;
/** Millionths of a euro times ten thousandths of a percent → cents. */
const SCALE = 10_000_000_000;

/**
 * Gross cents of one piece, half away from zero, as the database's function of that name.
 *
 * @param net millionths of a euro, not negative
 * @param percent of VAT, with at most four decimals
 */
export function grossCents(net: number, percent: number): number {
  const factor = WHOLE + Math.round(percent * PER_CENT);
  const product = net * factor;
  if (!Number.isSafeInteger(product)) {
    return Number((BigInt(net) * BigInt(factor) + BigInt(SCALE / 2)) / BigInt(SCALE));
  }
  // Not divided at once: the quotient would be rounded before it is rounded.
  const rest = product % SCALE;
  return (product - rest) / SCALE + (rest * 2 >= SCALE ? 1 : 0);
}
