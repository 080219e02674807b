import type { Order } from "../order/order.js";
import type { TradeEvent } from "./tradeEvent.js";
import { itemsOfOrder } from "./tradeItems.js";

/** What analytics is told of an order that stands. */
export const purchaseOf = (order: Order): Extract<TradeEvent, { type: "purchase" }> => ({
  type: "purchase",
  order: {
    ref: order.ref,
    // What was bought; shipping and tax are told apart. Source: GA4, purchase.
    valueCents: order.goodsCents - order.discountCents,
    taxCents: order.vat.reduce((sum, { taxCents }) => sum + taxCents, 0),
    shippingCents: order.postageCents,
  },
  items: itemsOfOrder(order),
});
