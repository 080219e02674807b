import { type RawBuilder, sql } from "kysely";
import type { ProductKind } from "../platform/db/values.ts";

/** SQL from and where clause: visible products (or services or samples, by ids) with a visible default variant. */
export const fromVisibleProducts = (
  which: { ids: number[]; kind?: ProductKind | undefined } | { after: number },
): RawBuilder<unknown> => sql`
  from product
    join sale_element element on element.product_id = product.id and element.is_default and element.visible
    left join brand on brand.id = product.brand_id and brand.visible
  where ${"kind" in which && which.kind && which.kind !== "product" ? sql`product.kind = ${which.kind}` : sql`product.visible`}
    and ${"ids" in which ? sql`product.id = any(${which.ids}::int[])` : sql`product.id > ${which.after}`}`;

/** SQL expression on `product`; null without reviews. */
export const averageRating: RawBuilder<number | null> = sql`(
  select round(avg(review.rating), 1) from review where review.product_id = product.id and review.status = 'accepted')`;
