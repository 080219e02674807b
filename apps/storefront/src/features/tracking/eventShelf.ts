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
/** What can happen on private pages. */
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
 * Where tags do not run, on the pages of checkout and account, what happens waits for the next page where they do. Only
 * after consent, and only as long as the visit.
 */
export function eventShelf(session: KeyValueStorage): {
  put(event: TradeEvent): void;
  /** All that waits; it waits no longer. */
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
