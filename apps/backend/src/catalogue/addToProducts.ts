import { sql } from "kysely";
import type { Db } from "../platform/db/connect.ts";

/** Column of `product` → table of the changes that it does not contain yet. */
const CHANGES = { sold: "sales_change", viewed: "view_change" } as const;

/**
 * Adds recorded changes to a number of their products. Each product has a transaction of its own, which locks no other
 * row, so that it cannot deadlock with an import. Several processes may do so at once.
 */
export async function addToProducts(db: Db, column: keyof typeof CHANGES): Promise<void> {
  const changes = sql.table(CHANGES[column]);
  const { rows } = await sql<{ id: number }>`select distinct product_id as id from ${changes}`.execute(db);
  for (const { id } of rows) {
    await sql`
      with counted as (
        delete from ${changes} where product_id = ${id} returning quantity
      )
      update product
      set ${sql.ref(column)} = greatest(${sql.ref(column)} + (select coalesce(sum(quantity), 0) from counted)::int, 0)
      where id = ${id}`.execute(db);
  }
}
