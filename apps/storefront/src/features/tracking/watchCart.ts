import { type CartIntent, type Shop, visibleLines, type VisibleLine } from "@shop/core";
import { itemOfLine, type TradeEvent } from "@shop/core/marketing";

/** Emits analytics events for the shopper's own cart mutations, not for changes by other tabs or the backend. */
export function watchCart(shop: Pick<Shop, "cart" | "events">): () => void {
  let now = visibleLines(shop.cart.getSnapshot());
  let before = now;
  // The snapshot changes before the event fires, so the previous lines are kept.
  const stopLooking = shop.cart.subscribe(() => {
    const lines = visibleLines(shop.cart.getSnapshot());
    if (amounts(lines) === amounts(now)) return;
    before = now;
    now = lines;
  });
  const stopHearing = shop.events.on("cart:asked", ({ intent }) => {
    for (const event of changesOf(intent, before)) shop.events.emit("trade", event);
  });
  return () => {
    stopLooking();
    stopHearing();
  };
}

const amounts = (lines: readonly VisibleLine[]): string =>
  lines.map(({ productSaleElementId, quantity }) => `${productSaleElementId}:${quantity}`).join(" ");

function changesOf(intent: CartIntent, before: readonly VisibleLine[]): TradeEvent[] {
  if (intent.kind === "add") return [{ type: "add_to_cart", item: itemOfLine(intent.preview, intent.quantity) }];
  if (intent.kind === "clear") return before.map((line) => removed(line, line.quantity));
  const line = before.find(({ productSaleElementId }) => productSaleElementId === intent.saleElementId);
  if (intent.kind !== "set" || line === undefined) return [];
  const more = Math.max(0, intent.quantity) - line.quantity;
  if (more === 0) return [];
  return [more > 0 ? { type: "add_to_cart", item: itemOfLine(line, more) } : removed(line, -more)];
}

const removed = (line: VisibleLine, quantity: number): TradeEvent => ({
  type: "remove_from_cart",
  item: itemOfLine(line, quantity),
});
