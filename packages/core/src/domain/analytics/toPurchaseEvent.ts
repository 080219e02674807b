import type { Order } from "../order/order.js";
import type { AnalyticsEvent } from "./analyticsEvent.js";
import { analyticsItemsFromOrder } from "./analyticsItems.js";

/** Creates the purchase event of a placed order. */
export const toPurchaseEvent = (order: Order): Extract<AnalyticsEvent, { type: "purchase" }> => ({
  type: "purchase",
  order: {
    ref: order.ref,
    // GA4 `value` excludes shipping and tax, which are reported separately.
    valueCents: order.subtotalCents - order.discountCents,
    taxCents: order.vat.reduce((sum, { taxCents }) => sum + taxCents, 0),
    shippingCents: order.shippingCents,
  },
  items: analyticsItemsFromOrder(order),
});
