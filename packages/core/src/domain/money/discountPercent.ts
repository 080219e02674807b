/** Returns the reduction as a whole percent, rounded up; 0 without a reduction. */
export function discountPercent(priceCents: number, oldCents: number): number {
  if (!(oldCents > 0 && oldCents > priceCents)) return 0;
  // 100 × (1 − price ÷ old) in floating point can exceed a whole percent; the quotient of two integers cannot.
  return Math.ceil(((oldCents - priceCents) * 100) / oldCents);
}
