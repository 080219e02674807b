import { sql } from "kysely";
import type { Db } from "../../../db/connect.ts";
import type { Translations } from "../../../db/columns.ts";
import { openCategory } from "../openCategory.ts";
import { averageRating, visibleProduct } from "../visibleProduct.ts";
import type { Category } from "./assortment.ts";

interface Named {
  id: number;
  code: string;
  text: Translations;
}

/** Brands, categories and facets of the index, in display order. */
export interface Names {
  brands: { id: number; title: string }[];
  categories: Category[];
  attributes: Named[];
  attributeValues: { id: number; facetId: number; text: Translations; hex: string | null }[];
  features: (Named & { unit: string | null })[];
  featureValues: { id: number; facetId: number; text: Translations }[];
}

export async function selectNames(db: Db): Promise<Names> {
  const [brands, categories, attributes, attributeValues, features, featureValues] = await Promise.all([
    db
      .selectFrom("brand")
      .select(["id", "title"])
      .where("visible", "=", true)
      .orderBy("position")
      .orderBy("id")
      .execute(),
    sql<Category>`with recursive ${openCategory} select id, parent_id as "parentId" from open_category`.execute(db),
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

export interface AssortedProduct {
  id: number;
  brandId: number | null;
  /** Net price in millionths of a euro. */
  net: number;
  days: number;
  sold: number;
  viewed: number;
  createdMs: number;
  rating: number | null;
  stocked: boolean;
  reduced: boolean;
  categories: number[];
  attributes: number[];
  /** Feature id, value id, number. */
  facts: [number, number | null, number | null][];
}

/** Returns the next batch of visible products, by ascending id. */
export async function selectAssortedProducts(db: Db, after: number, limit: number): Promise<AssortedProduct[]> {
  const { rows } = await sql<AssortedProduct>`
    select product.id, brand.id as "brandId", product.delivery_days_max as "days", product.sold, product.viewed,
      (extract(epoch from product.created_at) * 1000)::float8 as "createdMs",
      (asked_net(element.net, element.promo_net, element.promo) * 1000000)::int8 as "net",
      (${averageRating})::float8 as "rating",
      exists (
        select from sale_element variant
        where variant.product_id = product.id and variant.visible and variant.stock >= product.quantity_step
      ) as "stocked",
      exists (
        select from sale_element variant
        where variant.product_id = product.id and variant.visible and variant.promo and variant.promo_net is not null
      ) as "reduced",
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
    ${visibleProduct({ after })}
    order by product.id limit ${limit}
  `.execute(db);
  return rows;
}
