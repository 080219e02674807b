import type { CartLine } from "./cartLines.js";

/**
 * none: every line can be delivered; some: ask the shopper to confirm; all: block. An empty cart is none.
 * Source: specification 8, undeliverable in your country.
 */
export function undeliverableIn(lines: readonly CartLine[]): "none" | "some" | "all" {
  const count = lines.filter((line) => line.undeliverable === true).length;
  if (count === 0) return "none";
  return count === lines.length ? "all" : "some";
}
