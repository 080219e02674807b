/** Returns the reduction as a whole percent, rounded up; 0 without a reduction. */
export function discountPercent(priceCents: number, oldCents: number): number {
  if (!(oldCents > 0 && oldCents > priceCents)) return 0;
  // Integer remainder: 100 × (1 − price ÷ old) in floating point can exceed a whole percent and round one too high.
  const scaled = (oldCents - priceCents) * 100;
  const remainder = scaled % oldCents;
  return (scaled - remainder) / oldCents + (remainder > 0 ? 1 : 0);
}
