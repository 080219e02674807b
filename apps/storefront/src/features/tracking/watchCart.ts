import type { CartMutation, Shop, VisibleLine } from "@shop/core";
import { analyticsItemFromLine, type AnalyticsEvent } from "@shop/core/marketing";
import type { QueryClient } from "@tanstack/react-query";
import { cartCurrency, chargedCurrency } from "./chargedCurrency.ts";

/** Emits analytics events for the shopper's own cart mutations, not for changes by other tabs or the backend. */
export function watchCart(shop: Shop, queryClient: QueryClient): () => void {
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
    const currency =
      mutation.kind === "add"
        ? chargedCurrency(shop, queryClient, mutation.preview.countryId)
        : cartCurrency(shop, queryClient);
    for (const event of toAnalyticsEvents(mutation, previousLines))
      shop.events.emit("analytics", { ...event, currency });
  });
  return () => {
    unsubscribeCart();
    unsubscribeEvents();
  };
}

const quantitiesKey = (lines: readonly VisibleLine[]): string =>
  lines.map(({ variantId, quantity }) => `${variantId}:${quantity}`).join(" ");

function toAnalyticsEvents(mutation: CartMutation, previousLines: readonly VisibleLine[]): AnalyticsEvent[] {
  if (mutation.kind === "add") return quantityEvent(mutation.preview, mutation.quantity);
  if (mutation.kind === "clear") return previousLines.flatMap((line) => quantityEvent(line, -line.quantity));
  const line = previousLines.find(({ variantId }) => variantId === mutation.variantId);
  if (mutation.kind !== "setQuantity" || line === undefined) return [];
  return quantityEvent(line, Math.max(0, mutation.quantity) - line.quantity);
}

function quantityEvent(line: Parameters<typeof analyticsItemFromLine>[0], difference: number): AnalyticsEvent[] {
  const type = difference > 0 ? "add_to_cart" : "remove_from_cart";
  return difference === 0 ? [] : [{ type, item: analyticsItemFromLine(line, Math.abs(difference)) }];
}
