/** Nearest-rank quantile; undefined for an empty list. */
export function quantile(numbers, share) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
}

export const median = (numbers) => quantile(numbers, 0.5);

/** Formats the values of several runs as "median (min–max)", or as one value if all look the same. */
export function formatSpread(values, format) {
  const present = values.filter((value) => value !== undefined);
  if (present.length === 0) return undefined;
  const [middle, min, max] = [median(present), Math.min(...present), Math.max(...present)].map(format);
  return min === max ? middle : `${middle} (${min}–${max})`;
}
