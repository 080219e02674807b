import { sql, type Transaction } from "kysely";
import type { Tables } from "../../db/tables.ts";
import { ApiError } from "../../http/apiError.ts";

/** Until it is paid an order is the customer's to take back; afterwards money must move too, and that is the shop's. */
const CANCELABLE: ReadonlySet<string> = new Set(["not_paid"]);

export const canCancel = (status: string): boolean => CANCELABLE.has(status);

/**
 * Cancels an order: its goods are for sale again, its sales do not count, and its coupons can be used again (a trigger of
 * theirs). What is canceled already stays so. The caller has shown that the order is theirs.
 */
export async function cancelOrder(trx: Transaction<Tables>, orderId: number, now: Date): Promise<void> {
  const { status } = await trx
    .selectFrom("orders")
    .select("status")
    .where("id", "=", orderId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (status === "canceled") return;
  if (!canCancel(status)) throw new ApiError(409, "ORDER_NOT_CANCELABLE", "This order can no longer be canceled");
  // In ascending order of ids, as orders take their stock: two of them then wait for each other instead of deadlocking.
  const lines = await trx
    .selectFrom("order_line")
    .select(["sale_element_id", "product_id", "quantity"])
    .where("order_id", "=", orderId)
    .orderBy("sale_element_id")
    .execute();
  for (const { sale_element_id, quantity } of lines) {
    await sql`update sale_element set stock = stock + ${quantity} where id = ${sale_element_id}`.execute(trx);
  }
  for (const { product_id, quantity } of lines.toSorted((a, b) => a.product_id - b.product_id)) {
    await sql`update product set sold = greatest(sold - ${quantity}, 0) where id = ${product_id}`.execute(trx);
  }
  await trx.updateTable("orders").set({ status: "canceled", canceled_at: now }).where("id", "=", orderId).execute();
}
