/** The reduction from old to price as a whole percent, rounded up; 0 when there is none. Source: specification 9. */
export function discountPercent(priceCents: number, oldCents: number): number {
  if (!(oldCents > 0 && oldCents > priceCents)) return 0;
  // By remainder: 100 × (1 − price ÷ old) in floating point lands above whole percents and would round one too high.
  const scaled = (oldCents - priceCents) * 100;
  const rest = scaled % oldCents;
  return (scaled - rest) / oldCents + (rest > 0 ? 1 : 0);
}
