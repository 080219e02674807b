import { sql } from "kysely";
import type { Db } from "../../db/connect.ts";
import type { Translations } from "../../db/columns.ts";
import { visibleCategoryCte } from "../../db/visibleCategoryCte.ts";

type Texts = Translations;

export interface CategoryText {
  id: number;
  parentId: number | null;
  text: Texts;
}

/** Titles shared by many products, by id. */
export interface SharedTitles {
  brands: Map<number, string>;
  categories: Map<number, CategoryText>;
  attributeValues: Map<number, Texts>;
  featureValues: Map<number, Texts>;
  keywords: Map<number, Texts>;
}

export async function selectSharedTitles(db: Db): Promise<SharedTitles> {
  const [brands, categories, attributeValues, featureValues, keywords] = await Promise.all([
    db.selectFrom("brand").select(["id", "title"]).where("visible", "=", true).execute(),
    sql<CategoryText>`
      with recursive ${visibleCategoryCte}
      select category.id, category.parent_id as "parentId", category.text
      from category join open_category on open_category.id = category.id`.execute(db),
    db.selectFrom("attribute_value").select(["id", "text"]).execute(),
    db.selectFrom("feature_value").select(["id", "text"]).execute(),
    db.selectFrom("keyword").select(["id", "text"]).where("visible", "=", true).execute(),
  ]);
  const texts = (rows: { id: number; text: Texts }[]): Map<number, Texts> =>
    new Map(rows.map(({ id, text }) => [id, text]));
  return {
    brands: new Map(brands.map(({ id, title }) => [id, title])),
    categories: new Map(categories.rows.map((row) => [row.id, row])),
    attributeValues: texts(attributeValues),
    featureValues: texts(featureValues),
    keywords: texts(keywords),
  };
}

export interface ProductToIndex {
  id: number;
  ref: string;
  text: Texts;
  brandId: number | null;
  sold: number;
  urls: Record<string, string>;
  categories: number[];
  attributeValues: number[];
  keywords: number[];
  features: { valueId: number | null; text: Texts | null; code: string; number: number | null }[];
  variants: { ref: string; ean: string | null; stock: number; measures: Record<string, number> }[];
}

/** Returns visible products by ascending id: those of the ids, or at most `limit` after an id. */
export async function selectProductsToIndex(
  db: Db,
  which: { ids: readonly number[] } | { after: number; limit: number },
): Promise<ProductToIndex[]> {
  const isWanted = "ids" in which ? sql`product.id = any(${which.ids}::int[])` : sql`product.id > ${which.after}`;
  const { rows } = await sql<ProductToIndex>`
    with page as materialized (
      select product.* from product
      where product.visible and ${isWanted}
        and exists (select from sale_element where product_id = product.id and is_default and visible)
      order by product.id limit ${"limit" in which ? which.limit : null}
    )
    select page.id, page.ref, page.text, page.brand_id as "brandId", page.sold,
      (
        select coalesce(jsonb_object_agg(address.language, address.url), '{}') from rewriting_url address
        where address.view = 'product' and address.view_id = page.id and address.redirected is null
      ) as "urls",
      array(select category_id from product_category where product_id = page.id order by position, category_id) as "categories",
      array(
        select distinct chosen.attribute_value_id
        from sale_element variant join sale_element_attribute chosen on chosen.sale_element_id = variant.id
        where variant.product_id = page.id and variant.visible
      ) as "attributeValues",
      array(select keyword_id from product_keyword where product_id = page.id) as "keywords",
      (
        select coalesce(jsonb_agg(jsonb_build_object('valueId', fact.feature_value_id, 'text', fact.text, 'code', feature.code,
          'number', fact.number)), '[]')
        from product_feature fact join feature on feature.id = fact.feature_id where fact.product_id = page.id
      ) as "features",
      (
        select coalesce(jsonb_agg(jsonb_build_object('ref', ref, 'ean', ean, 'stock', stock, 'measures', measures)), '[]')
        from sale_element where product_id = page.id and visible
      ) as "variants"
    from page order by page.id
  `.execute(db);
  return rows;
}

export interface ContentToIndex {
  id: number;
  text: Texts;
}

export async function selectContentsToIndex(db: Db): Promise<ContentToIndex[]> {
  return db.selectFrom("content").select(["id", "text"]).where("visible", "=", true).orderBy("id").execute();
}
