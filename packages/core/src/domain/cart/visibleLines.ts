import type { ShopCartLine } from "./cart.js";
import type { CartIntent, CartState } from "./cartState.js";

/** Visible cart line; `provisional` until the backend confirms it. */
export interface VisibleLine extends ShopCartLine {
  provisional: boolean;
}

/** Returns the confirmed lines with all queued mutations applied in order (optimistic update). */
export function visibleLines({ confirmed, queue }: Pick<CartState, "confirmed" | "queue">): readonly VisibleLine[] {
  const lines = (confirmed?.lines ?? []).map((line): VisibleLine => ({ ...line, provisional: false }));
  return queue.reduce<readonly VisibleLine[]>((shown, { intent }) => applyIntent(shown, intent), lines);
}

function applyIntent(lines: readonly VisibleLine[], intent: CartIntent): readonly VisibleLine[] {
  if (intent.kind === "clear") return [];
  const line = lines.find(({ productSaleElementId }) => productSaleElementId === intent.saleElementId);
  if (line === undefined) return intent.kind === "add" ? [...lines, previewLine(intent)] : lines;
  if (intent.kind === "center") return changed(lines, line, { fulfilmentCenterId: intent.fulfilmentCenterId });
  const quantity = intent.kind === "add" ? line.quantity + intent.quantity : intent.quantity;
  if (quantity < 1) return lines.filter((other) => other !== line);
  return changed(lines, line, { quantity });
}

const changed = (lines: readonly VisibleLine[], line: VisibleLine, changes: Partial<VisibleLine>): VisibleLine[] =>
  lines.map((other) => (other === line ? { ...line, ...changes, provisional: true } : other));

/** Placeholder id of a line the backend has not created yet. */
const NO_ITEM_ID = 0;

function previewLine(intent: Extract<CartIntent, { kind: "add" }>): VisibleLine {
  return {
    ...intent.preview,
    cartItemId: NO_ITEM_ID,
    productId: intent.productId,
    productSaleElementId: intent.saleElementId,
    quantity: intent.quantity,
    undeliverable: false,
    categoryIds: [],
    provisional: true,
  };
}
