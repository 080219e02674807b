import { ShopError } from "../../shared/shopError.js";

/** What the rules need to know of a cart line. */
export interface CartLine {
  cartItemId: number;
  productSaleElementId: number;
  quantity: number;
  /** gross unit price to pay, in cents */
  unitCents: number;
  /** quantity must be a multiple of this; 1 where absent */
  step?: number;
  undeliverable?: boolean;
  [field: string]: unknown;
}

/**
 * Adding merges by sale element: an existing line takes the new quantity (and keeps its place and all else), otherwise
 * the line is appended. Never mutates. Source: specification 4.
 * @throws ShopError QUANTITY_INVALID for NaN and infinity.
 */
export function mergeLine<Line extends CartLine>(lines: readonly Line[], line: Line): Line[] {
  const quantity = finite(line.quantity);
  const at = lines.findIndex((old) => old.productSaleElementId === line.productSaleElementId);
  return at < 0 ? [...lines, line] : lines.map((old, index) => (index === at ? { ...old, quantity } : old));
}

/**
 * Takes `by` pieces from a line; below 1 the line is removed. An unknown line changes nothing. Source: specification 4.
 * @throws ShopError QUANTITY_INVALID for NaN and infinity.
 */
export function decreaseLine<Line extends CartLine>(lines: readonly Line[], cartItemId: number, by: number): Line[] {
  finite(by);
  return lines.flatMap((line) => {
    if (line.cartItemId !== cartItemId) return [line];
    const quantity = line.quantity - by;
    return quantity < 1 ? [] : [{ ...line, quantity }];
  });
}

/**
 * Sets a line's quantity; 0 or below removes the line. An unknown line changes nothing. Source: specification 4.
 * @throws ShopError QUANTITY_INVALID for NaN and infinity.
 */
export function setLineQuantity<Line extends CartLine>(
  lines: readonly Line[],
  cartItemId: number,
  quantity: number,
): Line[] {
  finite(quantity);
  return lines.flatMap((line) => {
    if (line.cartItemId !== cartItemId) return [line];
    return quantity <= 0 ? [] : [{ ...line, quantity }];
  });
}

// NaN passes every comparison above unnoticed and would be stored.
function finite(quantity: number): number {
  if (!Number.isFinite(quantity)) throw new ShopError("QUANTITY_INVALID", { details: { quantity } });
  return quantity;
}
