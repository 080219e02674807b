import { sql } from "kysely";
import type { Db } from "../../platform/db/connect.ts";
import type { Translations } from "../../platform/db/columns.ts";
import { visibleCategoryCte } from "../../platform/db/visibleCategoryCte.ts";
import { averageRating, fromVisibleProducts } from "../fromVisibleProducts.ts";
import { isNewProduct } from "../listRules.ts";
import type { IndexedCategory } from "./productIndex.ts";

interface NamedFacet {
  id: number;
  code: string;
  text: Translations;
}

/** Brands, categories and facets of the index, in display order. */
export interface IndexDimensions {
  brands: { id: number; title: string }[];
  categories: IndexedCategory[];
  attributes: NamedFacet[];
  attributeValues: { id: number; facetId: number; text: Translations; hex: string | null }[];
  features: (NamedFacet & { unit: string | null })[];
  featureValues: { id: number; facetId: number; text: Translations }[];
}

export async function selectDimensions(db: Db): Promise<IndexDimensions> {
  const [brands, categories, attributes, attributeValues, features, featureValues] = await Promise.all([
    db
      .selectFrom("brand")
      .select(["id", "title"])
      .where("visible", "=", true)
      .orderBy("position")
      .orderBy("id")
      .execute(),
    sql<IndexedCategory>`with recursive ${visibleCategoryCte} select id, parent_id as "parentId" from open_category`.execute(
      db,
    ),
    db.selectFrom("attribute").select(["id", "code", "text"]).orderBy("position").orderBy("id").execute(),
    db
      .selectFrom("attribute_value")
      .select(["id", "attribute_id as facetId", "text", "hex"])
      .orderBy("position")
      .orderBy("id")
      .execute(),
    db.selectFrom("feature").select(["id", "code", "text", "unit"]).orderBy("position").orderBy("id").execute(),
    db.selectFrom("feature_value").select(["id", "feature_id as facetId", "text"]).orderBy("id").execute(),
  ]);
  return { brands, categories: categories.rows, attributes, attributeValues, features, featureValues };
}

export interface IndexedProduct {
  id: number;
  brandId: number | null;
  /** Net price in millionths of a euro. */
  net: number;
  days: number;
  sold: number;
  viewed: number;
  createdMs: number;
  rating: number | null;
  inStock: boolean;
  reduced: boolean;
  isNew: boolean;
  categories: number[];
  attributes: number[];
  /** Feature id, value id, number. */
  facts: [number, number | null, number | null][];
}

/** Returns visible products by ascending id: those of the ids, or at most `limit` after an id. */
export async function selectIndexedProducts(
  db: Db,
  which: { ids: number[] } | { after: number; limit: number },
): Promise<IndexedProduct[]> {
  const { rows } = await sql<IndexedProduct>`
    select product.id, brand.id as "brandId", product.delivery_days_max as "days", product.sold, product.viewed,
      (extract(epoch from product.created_at) * 1000)::float8 as "createdMs",
      (asked_net(element.net, element.promo_net, element.promo) * 1000000)::int8 as "net",
      (${averageRating})::float8 as "rating",
      exists (
        select from sale_element variant
        where variant.product_id = product.id and variant.visible and variant.stock >= product.quantity_step
      ) as "inStock",
      exists (
        select from sale_element variant
        where variant.product_id = product.id and variant.visible and variant.promo and variant.promo_net is not null
      ) as "reduced",
      ${isNewProduct} as "isNew",
      array(select placed.category_id from product_category placed where placed.product_id = product.id) as "categories",
      array(
        select distinct chosen.attribute_value_id
        from sale_element variant join sale_element_attribute chosen on chosen.sale_element_id = variant.id
        where variant.product_id = product.id and variant.visible
      ) as "attributes",
      (
        select coalesce(jsonb_agg(jsonb_build_array(fact.feature_id, fact.feature_value_id, fact.number)), '[]')
        from product_feature fact where fact.product_id = product.id
      ) as "facts"
    ${fromVisibleProducts(which)}
    order by product.id limit ${"limit" in which ? which.limit : null}
  `.execute(db);
  return rows;
}
