import { ShopError } from "../../shared/shopError.js";
import type { ShopCents } from "../money/cents.js";

/** Minimum data of a cart line for the cart functions. */
export interface CartLine<Cents extends number = ShopCents> {
  cartItemId: number;
  variantId: number;
  quantity: number;
  /** Gross unit price in cents. */
  unitCents: Cents;
  /** Quantity must be a multiple of this, default 1. */
  step?: number;
  undeliverable?: boolean;
  [field: string]: unknown;
}

/**
 * Adds a line, merged by variant: an existing line keeps its position and other fields and takes the new quantity.
 * @throws ShopError QUANTITY_INVALID for NaN and Infinity
 */
export function mergeLine<Line extends CartLine>(lines: readonly Line[], line: Line): Line[] {
  const quantity = assertFinite(line.quantity);
  const existingIndex = lines.findIndex((old) => old.variantId === line.variantId);
  return existingIndex < 0
    ? [...lines, line]
    : lines.map((old, index) => (index === existingIndex ? { ...old, quantity } : old));
}

/**
 * Decreases the quantity of a line; removes it below 1. An unknown line changes nothing.
 * @throws ShopError QUANTITY_INVALID for NaN and Infinity
 */
export function decreaseLine<Line extends CartLine>(lines: readonly Line[], cartItemId: number, by: number): Line[] {
  assertFinite(by);
  return lines.flatMap((line) => {
    if (line.cartItemId !== cartItemId) return [line];
    const quantity = line.quantity - by;
    return quantity < 1 ? [] : [{ ...line, quantity }];
  });
}

/**
 * Sets the quantity of a line; removes it at 0 or below. An unknown line changes nothing.
 * @throws ShopError QUANTITY_INVALID for NaN and Infinity
 */
export function setLineQuantity<Line extends CartLine>(
  lines: readonly Line[],
  cartItemId: number,
  quantity: number,
): Line[] {
  assertFinite(quantity);
  return lines.flatMap((line) => {
    if (line.cartItemId !== cartItemId) return [line];
    return quantity <= 0 ? [] : [{ ...line, quantity }];
  });
}

// NaN fails every comparison above and would be stored.
function assertFinite(quantity: number): number {
  if (!Number.isFinite(quantity)) throw new ShopError("QUANTITY_INVALID", { details: { quantity } });
  return quantity;
}

/** Rounds a quantity up to a multiple of `step`, at least one step. A step that is no positive integer counts as 1. */
export function toQuantityStep(quantity: number, step: number): { quantity: number; adjusted: boolean } {
  const size = Number.isSafeInteger(step) && step > 0 ? step : 1;
  const units = Number.isFinite(quantity) ? Math.ceil(quantity) : size;
  const remainder = units % size;
  const stepped = units <= size ? size : remainder === 0 ? units : units - remainder + size;
  return { quantity: stepped, adjusted: stepped !== quantity };
}

/** Returns how many lines cannot be delivered: some requires a confirmation, all blocks the checkout. */
export function undeliverableIn(lines: readonly CartLine[]): "none" | "some" | "all" {
  const count = lines.filter((line) => line.undeliverable === true).length;
  if (count === 0) return "none";
  return count === lines.length ? "all" : "some";
}

/** Returns the text of the cart icon badge: "" at 0, thousands as "12k"; `small` above 99 items. */
export function cartBadge(itemCount: number): { text: string; small: boolean } {
  if (!(itemCount > 0)) return { text: "", small: false };
  const text = itemCount < 1000 ? String(itemCount) : `${Math.floor(itemCount / 1000)}k`;
  return { text, small: itemCount > 99 };
}
