/** Returns the stock level to display: an exact count below 10, none at 0 and below. */
export function stockLabel(stock: number): { kind: "none" } | { kind: "few"; count: number } | { kind: "enough" } {
  if (!(stock > 0)) return { kind: "none" };
  return stock < 10 ? { kind: "few", count: stock } : { kind: "enough" };
}
