import { type Transaction, sql } from "kysely";
import type { Db } from "../platform/db/connect.ts";
import type { Tables } from "../platform/db/tables.ts";

/** Records the units of an order as sold. `countSales` adds them to their products later. */
export async function recordSales(trx: Transaction<Tables>, orderId: number): Promise<void> {
  await sql`
    insert into sales_change (product_id, quantity)
    select product_id, sum(quantity)::int from order_line where order_id = ${orderId} group by product_id`.execute(trx);
}

/**
 * Adds the recorded units to `product.sold`. Each product has a transaction of its own, which locks no other row, so that
 * it cannot deadlock with an import. Several processes may count at once.
 */
export async function countSales(db: Db): Promise<void> {
  const { rows } = await sql<{ id: number }>`select distinct product_id as id from sales_change`.execute(db);
  for (const { id } of rows) {
    await sql`
      with counted as (
        delete from sales_change where product_id = ${id} returning quantity
      )
      update product set sold = greatest(sold + (select coalesce(sum(quantity), 0) from counted)::int, 0)
      where id = ${id}`.execute(db);
  }
}
