import { MAX_QUANTITY } from "./cartInput.ts";

/** What is known of a line before its quantity changes. */
export interface Line {
  quantity: number;
  /** pieces that can be sold now; 0 for what is no longer offered */
  stock: number;
  /** the quantity is a multiple of this */
  step: number;
}

export type QuantityChange =
  | { kind: "set"; quantity: number }
  | { kind: "remove" }
  /** more than can be sold; the line keeps its quantity */
  | { kind: "short" };

const signs = { decrease: -1, add: 1 } as const;

/**
 * What a wish does to a line: "update" sets the quantity, "decrease" takes away, anything else adds. What is asked for
 * is rounded up to the step; below 1 the line goes. Source: specification 4, 5 and 7.
 */
export function changeQuantity(line: Line, action: string | null | undefined, asked: number): QuantityChange {
  const steps = Math.sign(asked) * toStep(Math.abs(asked), line.step);
  const wished =
    action === "update" ? steps : line.quantity + signs[action === "decrease" ? "decrease" : "add"] * steps;
  if (wished < 1) return { kind: "remove" };
  const quantity = toStep(wished, line.step);
  // Taking away is always possible, also while more is in the cart than is left in the shop.
  const grows = quantity >= line.quantity;
  return grows && quantity > Math.min(line.stock, MAX_QUANTITY) ? { kind: "short" } : { kind: "set", quantity };
}

export const toStep = (quantity: number, step: number): number => Math.ceil(quantity / step) * step;
