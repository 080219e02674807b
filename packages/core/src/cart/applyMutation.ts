import type { CartLineDetails } from "../domain/cart/cart.js";
import type { EuroCents } from "../domain/money/cents.js";
import { mergeLine, setLineQuantity } from "../domain/cart/cartLines.js";
import type { CartMutation } from "./cartState.js";

/** Visible cart line; `isEstimated` until the backend confirms it. */
export interface VisibleLine<Cents extends number = EuroCents> extends CartLineDetails<Cents> {
  isEstimated: boolean;
}

/** Applies one mutation to the visible lines; changed lines are estimated. A mutation of an absent line changes nothing. */
export function applyMutation(lines: readonly VisibleLine[], mutation: CartMutation): readonly VisibleLine[] {
  if (mutation.kind === "clear") return [];
  const before = lines.find(({ variantId }) => variantId === mutation.variantId);
  if (mutation.kind === "add") {
    const quantity = (before?.quantity ?? 0) + mutation.quantity;
    return markEstimated(lines, mergeLine(lines, { ...createPreviewLine(mutation), quantity }));
  }
  // One line at a time: unconfirmed lines share the placeholder id.
  const change = (line: VisibleLine): VisibleLine[] =>
    mutation.kind === "setQuantity"
      ? setLineQuantity([line], line.cartItemId, mutation.quantity)
      : [{ ...line, fulfilmentCenterId: mutation.fulfilmentCenterId }];
  return markEstimated(
    lines,
    lines.flatMap((line) => (line === before ? change(line) : [line])),
  );
}

const markEstimated = (before: readonly VisibleLine[], after: readonly VisibleLine[]): VisibleLine[] =>
  after.map((line) => (before.includes(line) ? line : { ...line, isEstimated: true }));

/** Placeholder id of a line the backend has not created yet. */
const NO_ITEM_ID = 0;

const createPreviewLine = ({
  preview,
  productId,
  variantId,
  quantity,
}: Extract<CartMutation, { kind: "add" }>): VisibleLine => ({
  ...preview,
  cartItemId: NO_ITEM_ID,
  productId,
  variantId,
  quantity,
  undeliverable: false,
  categoryIds: [],
  isEstimated: true,
});
