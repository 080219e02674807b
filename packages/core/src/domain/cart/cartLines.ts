import type { EuroCents } from "../money/cents.js";
import { ShopError } from "../../shared/shopError.js";

/** Minimum data of a cart line for the cart functions. */
export interface CartLine<Cents extends number = EuroCents> {
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
 * Adds a line, merged by variant: an existing line keeps its position and other fields and takes the new quantity. Does
 * not mutate its input.
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
