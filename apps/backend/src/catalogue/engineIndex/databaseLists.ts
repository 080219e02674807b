import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/db/connect.ts";
import { busyError } from "../../platform/http/databaseError.ts";
import type { CatalogueIndex, ListPage } from "../catalogueIndex.ts";
import type { ProductFilter } from "../productFilter.ts";
import { isNewProduct, readLastBestseller } from "../listRules.ts";
import { averageRating } from "../fromVisibleProducts.ts";

const PRICE = sql`asked_net(element.net, element.promo_net, element.promo)`;

const IS_REDUCED = sql`exists (
  select from sale_element variant
  where variant.product_id = product.id and variant.visible and variant.promo and variant.promo_net is not null)`;

const isBestseller = (last: { sold: number; id: number } | undefined): RawBuilder<unknown> =>
  last === undefined
    ? sql`false`
    : sql`(product.sold > ${last.sold} or product.sold = ${last.sold} and product.id <= ${last.id})`;

const ORDERS: Record<ListPage["order"], RawBuilder<unknown>> = {
  sales_view_quantity: sql`product.sold + product.viewed desc, product.id`,
  sold: sql`product.sold desc, product.id`,
  min_price: sql`${PRICE}, product.id`,
  max_price: sql`${PRICE} desc, product.id desc`,
  created_reverse: sql`product.created_at desc, product.id desc`,
  rating: sql`${averageRating} desc nulls last, product.sold + product.viewed desc, product.id`,
  given_id: sql`product.id`,
};

/**
 * Lists from the database while the engine is away: by category, brand and id, and the shop's own lists of reduced, new
 * and most sold products. Other filters are rejected, because ignoring them would list the wrong products; counts are
 * left out.
 *
 * @throws ApiError 503 for other filters
 */
export function databaseLists(db: Db): Omit<CatalogueIndex, "refresh" | "update" | "close"> {
  const fromProducts = async (filter: ProductFilter): Promise<RawBuilder<unknown>> => {
    const { ids, categoryIds, brandIds, reduced = false, isNew = false, bestseller = false, ...others } = filter;
    if (Object.values(others).some((value) => value !== undefined && value !== false)) throw busyError();
    const last = bestseller ? await readLastBestseller(db) : undefined;
    return sql`
      from product join sale_element element
        on element.product_id = product.id and element.is_default and element.visible
      where product.visible
        and ${ids === undefined ? sql`true` : sql`product.id = any(${ids}::int[])`}
        and ${brandIds === undefined ? sql`true` : sql`product.brand_id = any(${brandIds}::int[])`}
        and ${
          categoryIds === undefined
            ? sql`true`
            : sql`exists (
                select from product_category placed
                where placed.product_id = product.id and placed.category_id = any(${categoryIds}::int[]))`
        }
        and ${reduced ? IS_REDUCED : sql`true`}
        and ${isNew ? isNewProduct : sql`true`}
        and ${bestseller ? isBestseller(last) : sql`true`}`;
  };
  const count = async (filter: ProductFilter): Promise<number> => {
    const { rows } = await sql<{ count: number }>`select count(*) as count ${await fromProducts(filter)}`.execute(db);
    return rows[0]?.count ?? 0;
  };
  return {
    async list(filter, { order, limit, offset }) {
      if (order === "given_id" && filter.ids === undefined) return [];
      const given = sql`array_position(${filter.ids ?? []}::int[], product.id)`;
      const { rows } = await sql<{ id: number }>`
        select product.id ${await fromProducts(filter)}
        order by ${order === "given_id" ? given : ORDERS[order]} limit ${limit} offset ${offset}`.execute(db);
      return rows.map(({ id }) => id);
    },
    facets: async (filter) => ({
      total: await count(filter),
      priceCents: undefined,
      inStock: 0,
      reduced: 0,
      fast: 0,
      ratings: [],
      brands: [],
      attributes: [],
      features: [],
      numbers: [],
    }),
    count,
    async brandIds(filter) {
      const { rows } = await sql<{ id: number }>`
        select id from brand where visible and id in (select product.brand_id ${await fromProducts(filter)})
        order by position, id`.execute(db);
      return rows.map(({ id }) => id);
    },
    // The menu stays, with every category.
    async categoryCounts() {
      const { rows } = await sql<{ id: number; count: number }>`
        with recursive above (id, product_id) as (
          select category_id, product_id from product_category
          union
          select category.parent_id, above.product_id from above join category on category.id = above.id
          where category.parent_id is not null
        )
        select above.id, count(*) as count from above join product on product.id = above.product_id and product.visible
        group by above.id`.execute(db);
      return new Map(rows.map(({ id, count: products }) => [id, products]));
    },
  };
}
