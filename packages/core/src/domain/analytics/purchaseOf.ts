import type { Order } from "../order/order.js";
import type { TradeEvent } from "./tradeEvent.js";
import { itemsOfOrder } from "./tradeItems.js";

/** Creates the purchase event of a placed order. */
export const purchaseOf = (order: Order): Extract<TradeEvent, { type: "purchase" }> => ({
  type: "purchase",
  order: {
    ref: order.ref,
    // GA4 `value` excludes shipping and tax, which are reported separately.
    valueCents: order.goodsCents - order.discountCents,
    taxCents: order.vat.reduce((sum, { taxCents }) => sum + taxCents, 0),
    shippingCents: order.postageCents,
  },
  items: itemsOfOrder(order),
});
