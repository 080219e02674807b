import type { Order, OrderStatus } from "@shop/core";

/**
 * Order status as displayed: a pickup order is "ready" or "collected" instead of sent or delivered, and an order paid on
 * delivery is "confirmed", because it waits for no payment.
 */
export type DisplayStatus = OrderStatus | "confirmed" | "ready" | "collected";

export function toDisplayStatus(order: Pick<Order, "status" | "shippingMethod" | "payment">): DisplayStatus {
  const { status, shippingMethod, payment } = order;
  if (status === "not_paid" && payment.code === "Nachnahme") return "confirmed";
  if (!isPickup(shippingMethod)) return status;
  if (status === "sent") return "ready";
  return status === "delivered" ? "collected" : status;
}

/** Local pickup: no shipment. The code is the name of its Thelia module. */
export const isPickup = ({ code }: { code: string }): boolean => code === "LocalPickup";
