/** Whole percent of the reduction, rounded down (decision D1); 0 where there is none. Both amounts in cents. */
export function percentOff(cents: number, baseCents: number | undefined): number {
  if (baseCents === undefined || baseCents <= cents) return 0;
  return Math.floor(((baseCents - cents) * 100) / baseCents);
}
