import type { CartLineDetails } from "../domain/cart/cart.js";
import type { EuroCents } from "../domain/money/cents.js";
import type { CartMutation, CartState } from "./cartState.js";

/** Visible cart line; `isEstimated` until the backend confirms it. */
export interface VisibleLine<Cents extends number = EuroCents> extends CartLineDetails<Cents> {
  isEstimated: boolean;
}

/** Returns the confirmed lines with all queued mutations applied in order (optimistic update). */
export function selectLines({ confirmed, queue }: Pick<CartState, "confirmed" | "queue">): readonly VisibleLine[] {
  const lines = (confirmed?.lines ?? []).map((line): VisibleLine => ({ ...line, isEstimated: false }));
  return queue.reduce<readonly VisibleLine[]>((visible, { mutation }) => applyMutation(visible, mutation), lines);
}

function applyMutation(lines: readonly VisibleLine[], mutation: CartMutation): readonly VisibleLine[] {
  if (mutation.kind === "clear") return [];
  const line = lines.find(({ variantId }) => variantId === mutation.variantId);
  if (line === undefined) return mutation.kind === "add" ? [...lines, createPreviewLine(mutation)] : lines;
  if (mutation.kind === "setPickupLocation")
    return updateLine(lines, line, { fulfilmentCenterId: mutation.fulfilmentCenterId });
  const quantity = mutation.kind === "add" ? line.quantity + mutation.quantity : mutation.quantity;
  if (quantity < 1) return lines.filter((other) => other !== line);
  return updateLine(lines, line, { quantity });
}

const updateLine = (lines: readonly VisibleLine[], line: VisibleLine, changes: Partial<VisibleLine>): VisibleLine[] =>
  lines.map((other) => (other === line ? { ...line, ...changes, isEstimated: true } : other));

/** Placeholder id of a line the backend has not created yet. */
const NO_ITEM_ID = 0;

function createPreviewLine(mutation: Extract<CartMutation, { kind: "add" }>): VisibleLine {
  return {
    ...mutation.preview,
    cartItemId: NO_ITEM_ID,
    productId: mutation.productId,
    variantId: mutation.variantId,
    quantity: mutation.quantity,
    undeliverable: false,
    categoryIds: [],
    isEstimated: true,
  };
}
