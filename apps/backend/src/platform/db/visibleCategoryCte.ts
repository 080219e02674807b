import { sql } from "kysely";

/** CTE of visible categories whose ancestors are all visible; belongs after `with recursive`. */
export const visibleCategoryCte = sql`
  open_category (id, parent_id) as (
    select category.id, category.parent_id from category where category.parent_id is null and category.visible
    union all
    select category.id, category.parent_id
    from category join open_category on open_category.id = category.parent_id
    where category.visible
  )`;
