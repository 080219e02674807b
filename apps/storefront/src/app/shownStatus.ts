import type { Order, OrderStatus } from "@shop/core";
import { isPickup } from "./isPickup.ts";

/** Order status as displayed: a pickup order is "ready" or "collected" instead of sent or delivered. */
export type ShownStatus = OrderStatus | "ready" | "collected";

export function shownStatus({ status, delivery }: Pick<Order, "status" | "delivery">): ShownStatus {
  if (!isPickup(delivery)) return status;
  if (status === "sent") return "ready";
  return status === "delivered" ? "collected" : status;
}
