import type { Order, OrderStatus } from "@shop/core";
import { isPickup } from "../isPickup.ts";

/** Order status as displayed: a pickup order is "ready" or "collected" instead of sent or delivered. */
export type DisplayStatus = OrderStatus | "ready" | "collected";

export function toDisplayStatus({ status, shippingMethod }: Pick<Order, "status" | "shippingMethod">): DisplayStatus {
  if (!isPickup(shippingMethod)) return status;
  if (status === "sent") return "ready";
  return status === "delivered" ? "collected" : status;
}
