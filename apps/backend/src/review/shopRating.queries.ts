import { sql } from "kysely";
import type { Db } from "../platform/db/connect.ts";

export interface ShopRating {
  /** Title of a main category; null for the whole shop. */
  name: string | null;
  rating: number;
  count: number;
}

/** Average rating of the shop and of each main category, from accepted reviews by verified buyers. Source: decision 0067. */
export async function selectShopRatings(db: Db, language: string): Promise<ShopRating[]> {
  const { rows } = await sql<ShopRating>`
    with recursive above (id, root) as (
      select id, id from category where parent_id is null and visible
      union all
      select category.id, above.root from category join above on category.parent_id = above.id where category.visible
    ),
    told as (
      select review.rating, product.id as product_id
      from review join product on product.id = review.product_id and product.visible
      where review.status = 'accepted' and review.verified
    ),
    placed as (
      select distinct product_category.product_id, above.root
      from product_category join above on above.id = product_category.category_id
    )
    select null as "name", avg(rating)::float8 as "rating", count(*)::int as "count" from told having count(*) > 0
    union all
    (select translated(category.text, ${language}) ->> 'title', avg(rating)::float8, count(*)::int
      from told join placed on placed.product_id = told.product_id join category on category.id = placed.root
      group by category.id
      order by count(*) desc, category.id)`.execute(db);
  return rows;
}
