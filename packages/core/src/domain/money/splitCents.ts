import { sumCents } from "./cents.js";

/**
 * Allocates an amount in proportion to integer, non-negative weights (largest remainder method, ties to the earlier
 * part). The parts add up to the amount; all are 0 when all weights are 0.
 */
export function splitCents(cents: number, weights: readonly number[]): number[] {
  const totalWeight = sumCents(weights);
  if (totalWeight === 0) return weights.map(() => 0);
  const products = weights.map((weight) => BigInt(cents) * BigInt(weight));
  const parts = products.map((product) => Number(product / BigInt(totalWeight)));
  const undistributed = cents - sumCents(parts);
  const byRemainder = products
    .map((product, index) => ({ index, remainder: Number(product % BigInt(totalWeight)) }))
    .toSorted((a, b) => b.remainder - a.remainder);
  for (const { index } of byRemainder.slice(0, undistributed)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}
