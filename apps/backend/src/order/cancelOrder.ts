import type { Transaction } from "kysely";
import type { Tables } from "../platform/db/tables.ts";
import { ApiError } from "../platform/http/apiError.ts";
import { changeOrderStatus } from "./orderStatus.ts";

/** Customers can cancel until payment; afterwards only an admin can refund. */
export const canCancel = (status: string): boolean => status === "not_paid";

/**
 * Cancels an order for its owner; does nothing if it is already canceled. The caller must have checked ownership and
 * ended the open payment.
 * @returns whether the order was changed
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
  return changeOrderStatus(trx, orderId, { to: "canceled", actor: "shopper", reason: "canceled by the customer", now });
}

export const orderNotCancelable = (): ApiError =>
  new ApiError(409, "ORDER_NOT_CANCELABLE", "This order can no longer be cancelled");
