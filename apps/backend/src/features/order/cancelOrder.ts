import type { Transaction } from "kysely";
import type { Tables } from "../../db/tables.ts";
import { ApiError } from "../../http/apiError.ts";
import { changeOrder } from "./orderLife.ts";

/** Until it is paid an order is the customer's to take back; afterwards money must move too, and that is the shop's. */
export const canCancel = (status: string): boolean => status === "not_paid";

/**
 * Cancels an order for its owner. What is canceled already stays so. The caller has shown that the order is theirs, and
 * has ended the payment that was under way; true: it was still alive.
 */
export async function cancelOrder(trx: Transaction<Tables>, orderId: number, now: Date): Promise<boolean> {
  const { status } = await trx
    .selectFrom("orders")
    .select("status")
    .where("id", "=", orderId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (status === "canceled") return false;
  if (!canCancel(status)) throw orderNotCancelable();
  return changeOrder(trx, orderId, { to: "canceled", by: "shopper", why: "canceled by the customer", now });
}

export const orderNotCancelable = (): ApiError =>
  new ApiError(409, "ORDER_NOT_CANCELABLE", "This order can no longer be cancelled");
