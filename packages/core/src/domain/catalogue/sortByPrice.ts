/** Sort order by price. */
export type PriceOrder = "priceHighToLow" | "priceLowToHigh";

/** Returns a copy sorted by price; stable. */
export function sortByPrice<T extends { priceCents: number }>(items: readonly T[], order: PriceOrder): T[] {
  const sign = order === "priceLowToHigh" ? 1 : -1;
  return items.toSorted((a, b) => sign * (a.priceCents - b.priceCents));
}
