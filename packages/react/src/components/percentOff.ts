/**
 * Returns the reduction in whole percent, rounded down; 0 without a reduction.
 *
 * @param cents price in cents
 * @param baseCents compare-at price or lowest price of the last 30 days, in cents
 */
export function percentOff(cents: number, baseCents: number | undefined): number {
  if (baseCents === undefined || baseCents <= cents) return 0;
  return Math.floor(((baseCents - cents) * 100) / baseCents);
}
