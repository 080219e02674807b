import { sql } from "kysely";
import type { Db } from "../platform/db/connect.ts";

/** CTE of visible categories whose ancestors are all visible; belongs after `with recursive`. */
export const visibleCategoryCte = sql`
  open_category (id, parent_id) as (
    select category.id, category.parent_id from category where category.parent_id is null and category.visible
    union all
    select category.id, category.parent_id
    from category join open_category on open_category.id = category.parent_id
    where category.visible
  )`;

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
