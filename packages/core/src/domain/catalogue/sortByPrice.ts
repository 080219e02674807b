/** The orders a shopper can choose on the client. Source: specification 9, default sort. */
export type PriceOrder = "priceHighToLow" | "priceLowToHigh";

/** A copy in order of price; what costs the same keeps its order. Source: specification 9. */
export function sortByPrice<T extends { priceCents: number }>(items: readonly T[], order: PriceOrder): T[] {
  const sign = order === "priceLowToHigh" ? 1 : -1;
  return items.toSorted((a, b) => sign * (a.priceCents - b.priceCents));
}
