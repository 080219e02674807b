/** How a stock is shown: none, a number of pieces, or simply enough. */
export type StockLabel = { kind: "none" } | { kind: "few"; count: number } | { kind: "enough" };

/** Stock is shown as a number below 10; at 0 and below there is none. Source: specification 9. */
export function stockLabel(stock: number): StockLabel {
  if (!(stock > 0)) return { kind: "none" };
  return stock < 10 ? { kind: "few", count: stock } : { kind: "enough" };
}
