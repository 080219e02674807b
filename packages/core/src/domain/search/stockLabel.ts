/** Stock level to display: none, an exact count, or enough. */
export type StockLabel = { kind: "none" } | { kind: "few"; count: number } | { kind: "enough" };

/** Returns the stock label: an exact count below 10, none at 0 and below. */
export function stockLabel(stock: number): StockLabel {
  if (!(stock > 0)) return { kind: "none" };
  return stock < 10 ? { kind: "few", count: stock } : { kind: "enough" };
}
