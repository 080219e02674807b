import type { CartMutation, Shop, VisibleLine } from "@shop/core";
import { analyticsItemFromLine, type AnalyticsEvent } from "@shop/core/marketing";

/** Emits analytics events for the shopper's own cart mutations, not for changes by other tabs or the backend. */
export function watchCart(shop: Pick<Shop, "cart" | "events">): () => void {
  let currentLines = shop.cart.getSnapshot().lines;
  let previousLines = currentLines;
  // The snapshot changes before the event fires, so the previous lines are kept.
  const unsubscribeCart = shop.cart.subscribe(() => {
    const lines = shop.cart.getSnapshot().lines;
    if (quantitiesKey(lines) === quantitiesKey(currentLines)) return;
    previousLines = currentLines;
    currentLines = lines;
  });
  const unsubscribeEvents = shop.events.on("cart:submitted", ({ mutation }) => {
    for (const event of toAnalyticsEvents(mutation, previousLines)) shop.events.emit("analytics", event);
  });
  return () => {
    unsubscribeCart();
    unsubscribeEvents();
  };
}

const quantitiesKey = (lines: readonly VisibleLine[]): string =>
  lines.map(({ variantId, quantity }) => `${variantId}:${quantity}`).join(" ");

function toAnalyticsEvents(mutation: CartMutation, previousLines: readonly VisibleLine[]): AnalyticsEvent[] {
  if (mutation.kind === "add")
    return [{ type: "add_to_cart", item: analyticsItemFromLine(mutation.preview, mutation.quantity) }];
  if (mutation.kind === "clear") return previousLines.map((line) => removeEvent(line, line.quantity));
  const line = previousLines.find(({ variantId }) => variantId === mutation.variantId);
  if (mutation.kind !== "setQuantity" || line === undefined) return [];
  const difference = Math.max(0, mutation.quantity) - line.quantity;
  if (difference === 0) return [];
  return [
    difference > 0
      ? { type: "add_to_cart", item: analyticsItemFromLine(line, difference) }
      : removeEvent(line, -difference),
  ];
}

const removeEvent = (line: VisibleLine, quantity: number): AnalyticsEvent => ({
  type: "remove_from_cart",
  item: analyticsItemFromLine(line, quantity),
});
