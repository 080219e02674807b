import { sql } from "kysely";
import type { Db } from "../../db/connect.ts";
import { openCategory } from "./openCategory.ts";

/**
 * Number of products in each category and below it; a product that lies in several of them counts once. Of all
 * categories, or of the given ones; categories without any are not in the map.
 */
export async function countProducts(
  db: Db,
  only: { categoryIds?: number[]; brandId?: number | undefined } = {},
): Promise<Map<number, number>> {
  const below = await selectBelow(db, only.categoryIds);
  const topIds = below.map(({ topId }) => topId);
  const ids = below.map(({ id }) => id);
  const { brandId } = only;
  const brand = sql`join brand on brand.id = product.brand_id and brand.visible and brand.id = ${brandId}`;
  const { rows } = await sql<{ id: number; count: number }>`
    select top_id as "id", count(*) as "count"
    from (
      select distinct below.top_id, product.id
      from unnest(${topIds}::int[], ${ids}::int[]) as below (top_id, id)
        join product_category placed on placed.category_id = below.id
        join product on product.id = placed.product_id and product.visible
        join sale_element element on element.product_id = product.id and element.is_default and element.visible
        ${brandId === undefined ? sql`` : brand}
    ) found
    group by top_id
  `.execute(db);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/**
 * Each category with itself and everything below it. A query of its own: PostgreSQL cannot guess how much a recursive
 * query yields, and would read every product to count those of one small category.
 */
async function selectBelow(db: Db, categoryIds: number[] | undefined): Promise<{ topId: number; id: number }[]> {
  const { rows } = await sql<{ topId: number; id: number }>`
    with recursive ${openCategory},
      below (top_id, id) as (
        select id, id from open_category ${categoryIds ? sql`where id = any(${categoryIds}::int[])` : sql``}
        union all
        select below.top_id, open_category.id from below join open_category on open_category.parent_id = below.id
      )
    select top_id as "topId", id from below
  `.execute(db);
  return rows;
}
