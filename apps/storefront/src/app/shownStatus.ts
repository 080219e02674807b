import type { Order, OrderStatus } from "@shop/core";
import { isPickup } from "./isPickup.ts";

/** An order's state as a shopper thinks of it: what is fetched is neither sent nor delivered. */
export type ShownStatus = OrderStatus | "ready" | "collected";

export function shownStatus({ status, delivery }: Pick<Order, "status" | "delivery">): ShownStatus {
  if (!isPickup(delivery)) return status;
  if (status === "sent") return "ready";
  return status === "delivered" ? "collected" : status;
}
