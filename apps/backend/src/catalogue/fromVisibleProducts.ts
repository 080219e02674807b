import { type RawBuilder, sql } from "kysely";

/** SQL from and where clause: visible products with a visible default variant; by ids, or all after an id. */
export const fromVisibleProducts = (which: { ids: number[] } | { after: number }): RawBuilder<unknown> => sql`
  from product
    join sale_element element on element.product_id = product.id and element.is_default and element.visible
    left join brand on brand.id = product.brand_id and brand.visible
  where product.visible and ${"ids" in which ? sql`product.id = any(${which.ids}::int[])` : sql`product.id > ${which.after}`}`;

/** SQL expression on `product`; null without reviews. */
export const averageRating: RawBuilder<number | null> = sql`(
  select round(avg(review.rating), 1) from review where review.product_id = product.id and review.status = 'accepted')`;
