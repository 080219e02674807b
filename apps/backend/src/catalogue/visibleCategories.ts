import { sql } from "kysely";
import type { Db } from "../platform/db/connect.ts";
import { visibleCategoryCte } from "../platform/db/visibleCategoryCte.ts";

/** Returns the visible ones of the categories and their descendants. */
export async function selectCategoriesWithDescendants(db: Db, ids: number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with recursive ${visibleCategoryCte},
      below (id) as (
        select id from open_category where id = any(${ids}::int[])
        union
        select open_category.id from open_category join below on below.id = open_category.parent_id
      )
    select id from below
  `.execute(db);
  return rows.map(({ id }) => id);
}
