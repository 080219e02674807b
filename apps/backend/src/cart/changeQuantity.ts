import { MAX_QUANTITY } from "./cartInput.ts";

export interface QuantityLine {
  quantity: number;
  /** Units available for sale; 0 when no longer offered. */
  stock: number;
  /** Quantities are multiples of this. */
  step: number;
}

export type QuantityChange =
  | { kind: "set"; quantity: number }
  | { kind: "remove" }
  /** Not enough stock; the line keeps its quantity. */
  | { kind: "short" };

const SIGNS = { decrease: -1, add: 1 } as const;

/**
 * Applies a quantity request: "update" sets, "decrease" subtracts, anything else adds. Rounds up to the step; below 1
 * removes the line. Source: specification 4, 5 and 7.
 */
export function changeQuantity(
  line: QuantityLine,
  action: string | null | undefined,
  requested: number,
): QuantityChange {
  const steps = Math.sign(requested) * roundUpToStep(Math.abs(requested), line.step);
  const target =
    action === "update" ? steps : line.quantity + SIGNS[action === "decrease" ? "decrease" : "add"] * steps;
  if (target < 1) return { kind: "remove" };
  const quantity = roundUpToStep(target, line.step);
  // Decreasing is always allowed, even while the cart exceeds the stock.
  const grows = quantity >= line.quantity;
  return grows && quantity > Math.min(line.stock, MAX_QUANTITY) ? { kind: "short" } : { kind: "set", quantity };
}

export const roundUpToStep = (quantity: number, step: number): number => Math.ceil(quantity / step) * step;
