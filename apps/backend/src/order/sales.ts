import { type Transaction, sql } from "kysely";
import type { Tables } from "../platform/db/tables.ts";

/** Records the units of an order as sold. The job `sales_count` adds them to their products later. */
export async function recordSales(trx: Transaction<Tables>, orderId: number): Promise<void> {
  await sql`
    insert into sales_change (product_id, quantity)
    select product_id, sum(quantity)::int from order_line where order_id = ${orderId} group by product_id`.execute(trx);
}
