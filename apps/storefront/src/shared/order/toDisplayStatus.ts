import type { Order, OrderStatus } from "@shop/core";

/** Order status as displayed: a pickup order is "ready" or "collected" instead of sent or delivered. */
export type DisplayStatus = OrderStatus | "ready" | "collected";

export function toDisplayStatus({ status, shippingMethod }: Pick<Order, "status" | "shippingMethod">): DisplayStatus {
  if (!isPickup(shippingMethod)) return status;
  if (status === "sent") return "ready";
  return status === "delivered" ? "collected" : status;
}

/** Local pickup: no shipment. The code is the name of its Thelia module. */
export const isPickup = ({ code }: { code: string }): boolean => code === "LocalPickup";
