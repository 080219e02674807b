/**
 * Allocates an amount in proportion to integer, non-negative weights (largest remainder method, ties to the earlier
 * part). The parts add up to the amount; all are 0 when all weights are 0.
 */
export function splitCents(cents: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0) return weights.map(() => 0);
  const products = weights.map((weight) => BigInt(cents) * BigInt(weight));
  const parts = products.map((product) => Number(product / BigInt(whole)));
  const missing = cents - parts.reduce((sum, part) => sum + part, 0);
  const places = products
    .map((product, place) => ({ place, rest: Number(product % BigInt(whole)) }))
    .toSorted((a, b) => b.rest - a.rest || a.place - b.place);
  for (const { place } of places.slice(0, missing)) parts[place] = (parts[place] ?? 0) + 1;
  return parts;
}
