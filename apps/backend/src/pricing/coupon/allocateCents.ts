/**
 * Allocates cents in proportion to weights: rounds down and gives the remaining cents to the largest remainders,
 * earlier parts first.
 * No part exceeds its weight while the amount does not exceed their sum. Weights that are all 0 yield 0 for every part.
 */
export function allocateCents(cents: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (total === 0n) return weights.map(() => 0);
  const parts = weights.map((weight, place) => {
    const product = BigInt(cents) * BigInt(weight);
    return { place, cents: Number(product / total), remainder: product % total };
  });
  let left = cents - parts.reduce((sum, part) => sum + part.cents, 0);
  for (const part of parts.toSorted(byRemainder)) {
    if (left === 0) break;
    part.cents += 1;
    left -= 1;
  }
  return parts.map((part) => part.cents);
}

interface Part {
  place: number;
  remainder: bigint;
}

const byRemainder = (a: Part, b: Part): number =>
  a.remainder === b.remainder ? a.place - b.place : a.remainder > b.remainder ? -1 : 1;
