import type { KeyValueStorage } from "@shop/core";
import type { TradeEvent } from "@shop/core/marketing";
import * as v from "valibot";

const item = v.object({
  ref: v.string(),
  title: v.string(),
  brand: v.string(),
  category: v.string(),
  variant: v.string(),
  priceCents: v.number(),
  discountCents: v.number(),
  quantity: v.number(),
  index: v.optional(v.number()),
});
const items = v.array(item);
/** Events that can occur on private pages. */
const kept: v.GenericSchema<unknown, TradeEvent> = v.variant("type", [
  v.object({ type: v.picklist(["add_to_cart", "remove_from_cart"]), item }),
  v.object({ type: v.picklist(["begin_checkout"]), items }),
  v.object({ type: v.literal("add_payment_info"), items, paymentType: v.string() }),
  v.object({
    type: v.literal("purchase"),
    order: v.object({ ref: v.string(), valueCents: v.number(), taxCents: v.number(), shippingCents: v.number() }),
    items,
  }),
]);
const shelf = v.array(kept);

const KEY = "trade_waiting";
const MOST = 20;

/**
 * Queue for events of checkout and account pages, where no tags run; sent on the next page with tags. Only with
 * consent, and only for the browser session.
 */
export function eventShelf(session: KeyValueStorage): {
  put(event: TradeEvent): void;
  /** Returns and removes all queued events. */
  take(): TradeEvent[];
  forget(): void;
} {
  const read = (): TradeEvent[] => {
    const result = v.safeParse(v.pipe(v.string(), v.parseJson(), shelf), session.get(KEY));
    return result.success ? result.output : [];
  };
  const forget = (): void => session.remove(KEY);
  return {
    put: (event) => session.set(KEY, JSON.stringify([...read(), event].slice(-MOST))),
    take() {
      const waiting = read();
      forget();
      return waiting;
    },
    forget,
  };
}
