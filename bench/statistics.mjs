/** Nearest-rank quantile; undefined for an empty list. */
export function quantile(numbers, share) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
}

export const median = (numbers) => quantile(numbers, 0.5);
