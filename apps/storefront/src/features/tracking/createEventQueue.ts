import type { KeyValueStorage } from "@shop/core";
import type { AnalyticsEvent } from "@shop/core/marketing";
import * as v from "valibot";

const item = v.object({
  ref: v.string(),
  title: v.string(),
  brand: v.string(),
  category: v.string(),
  variantTitle: v.string(),
  priceCents: v.number(),
  discountCents: v.number(),
  quantity: v.number(),
  index: v.optional(v.number()),
});
const items = v.array(item);
const currency = v.optional(v.string());
/** Events that can occur on private pages. Not `v.variant`: every page has the code of valibot's used functions. */
const queuedEvent: v.GenericSchema<unknown, AnalyticsEvent> = v.union([
  v.object({ type: v.picklist(["add_to_cart", "remove_from_cart"]), item, currency }),
  v.object({ type: v.literal("begin_checkout"), items, currency }),
  v.object({ type: v.literal("add_payment_info"), items, paymentType: v.string(), currency }),
  v.object({
    type: v.literal("purchase"),
    order: v.object({
      ref: v.string(),
      valueCents: v.number(),
      taxCents: v.number(),
      shippingCents: v.number(),
      currency,
    }),
    items,
    currency,
  }),
]);
const storedQueue = v.fallback(v.pipe(v.string(), v.parseJson(), v.array(queuedEvent)), []);

const KEY = "trade_waiting";
const MAX_EVENTS = 20;

/** Queue for events of private pages, where no tags run; sent on the next page with tags of the browser session. */
export function createEventQueue(session: KeyValueStorage) {
  const read = () => v.parse(storedQueue, session.get(KEY));
  const clear = (): void => session.remove(KEY);
  return {
    add: (event: AnalyticsEvent): void => session.set(KEY, JSON.stringify([...read(), event].slice(-MAX_EVENTS))),
    drain() {
      const events = read();
      clear();
      return events;
    },
    clear,
  };
}
