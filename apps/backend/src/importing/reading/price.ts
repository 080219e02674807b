import { isLessThan, parseDecimal } from "../decimals.ts";

/** Parses a price of at least one cent; undefined for anything else. */
export function parsePrice(cell: string): string | undefined {
  const price = parseDecimal(cell);
  return price === undefined || isLessThan(price, "0.01") ? undefined : price;
}

/** Returns why a product cannot be sold at the price of its row, or undefined. */
export function priceProblem(ref: string, cell: string): string | undefined {
  if (parsePrice(cell) !== undefined) return undefined;
  return parseDecimal(cell) === undefined
    ? `${ref} has no price that can be read: "${cell}"`
    : `${ref} has no price above zero: "${cell}"`;
}
