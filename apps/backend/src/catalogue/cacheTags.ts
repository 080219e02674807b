import type { Context } from "hono";
import { sql } from "kysely";
import type { Db } from "../platform/db/connect.ts";
import type { AppEnv } from "../platform/http/appEnv.ts";
import { addCacheTags } from "../platform/http/cachePublicly.ts";

const productTag = (id: number): string => `product-${id}`;
/** Lists without a category or brand, in which any product may appear. */
const ALL_PRODUCTS = "products";

/** Tags a response that contains data of the products. */
export const tagProducts = (c: Context<AppEnv>, ids: readonly number[]): void => addCacheTags(c, ids.map(productTag));

export const tagCategory = (c: Context<AppEnv>, id: number): void => addCacheTags(c, [`category-${id}`]);

export const tagBrand = (c: Context<AppEnv>, id: number): void => addCacheTags(c, [`brand-${id}`]);

interface ListScope {
  category?: readonly number[] | undefined;
  brand?: readonly number[] | undefined;
  id?: readonly number[] | undefined;
}

/** Tags a response that depends on which products a list has, on their order or number. */
export function tagList(c: Context<AppEnv>, { category, brand, id }: ListScope): void {
  if (id !== undefined) return tagProducts(c, id);
  if (category !== undefined)
    return addCacheTags(
      c,
      category.map((one) => `category-${one}-products`),
    );
  addCacheTags(c, brand?.map((one) => `brand-${one}-products`) ?? [ALL_PRODUCTS]);
}

/** Returns the tags of all responses that the products may be part of. */
export async function selectTagsOfProducts(db: Db, ids: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ tag: string }>`
    with recursive above (id) as (
      select category_id from product_category where product_id = any(${[...ids]}::int[])
      union
      select category.parent_id from category join above on above.id = category.id where category.parent_id is not null
    )
    select 'category-' || id || '-products' as tag from above
    union
    select 'brand-' || brand_id || '-products' from product where id = any(${[...ids]}::int[]) and brand_id is not null
  `.execute(db);
  return [...ids.map(productTag), ...rows.map(({ tag }) => tag), ALL_PRODUCTS];
}
