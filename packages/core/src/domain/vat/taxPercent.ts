/**
 * Parses the leading percent of a tax title: "20% Ust." → 20, "5,5% x" → 5.5, "0%" → 0.
 * @returns undefined when the title has no leading percent
 */
export function taxPercent(taxTitle: string): number | undefined {
  const number = /^\s*(\d+(?:[.,]\d+)?)\s*%/.exec(taxTitle)?.[1];
  return number === undefined ? undefined : Number(number.replace(",", "."));
}
