import type { CartLine } from "./cartLines.js";

/**
 * Returns how many lines cannot be delivered: none (also for an empty cart); some: ask for confirmation; all: block the
 * checkout.
 */
export function undeliverableIn(lines: readonly CartLine[]): "none" | "some" | "all" {
  const count = lines.filter((line) => line.undeliverable === true).length;
  if (count === 0) return "none";
  return count === lines.length ? "all" : "some";
}
