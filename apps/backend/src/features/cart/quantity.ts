import { MAX_QUANTITY } from "./cartInput.ts";

export interface Line {
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

const signs = { decrease: -1, add: 1 } as const;

/**
 * Applies a quantity request: "update" sets, "decrease" subtracts, anything else adds. Rounds up to the step; below 1
 * removes the line. Source: specification 4, 5 and 7.
 */
export function changeQuantity(line: Line, action: string | null | undefined, asked: number): QuantityChange {
  const steps = Math.sign(asked) * toStep(Math.abs(asked), line.step);
  const wished =
    action === "update" ? steps : line.quantity + signs[action === "decrease" ? "decrease" : "add"] * steps;
  if (wished < 1) return { kind: "remove" };
  const quantity = toStep(wished, line.step);
  // Decreasing is always allowed, even while the cart exceeds the stock.
  const grows = quantity >= line.quantity;
  return grows && quantity > Math.min(line.stock, MAX_QUANTITY) ? { kind: "short" } : { kind: "set", quantity };
}

export const toStep = (quantity: number, step: number): number => Math.ceil(quantity / step) * step;
