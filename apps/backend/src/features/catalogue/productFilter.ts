import { type RawBuilder, sql } from "kysely";
import { type Availability, toCondition } from "./availability.ts";

export interface Range {
  /** of a feature with numbers */
  id: number;
  min: number;
  max: number;
}

/** Which products are asked for. All that is given must hold. */
export interface ProductFilter {
  ids?: number[] | undefined;
  /** in one of these, not below them */
  categoryIds?: number[] | undefined;
  brandIds?: number[] | undefined;
  features?: Availability[] | undefined;
  attributes?: Availability[] | undefined;
  ranges?: Range[] | undefined;
  /** gross cents of the default sale element at this VAT */
  price?: { min: number; max: number; productTax: RawBuilder<string> } | undefined;
  inStock?: boolean | undefined;
  reduced?: boolean | undefined;
  /** leaves within so many days */
  withinDays?: number | undefined;
  /** average of its reviews, at least */
  minRating?: number | undefined;
}

/** The products a visitor may see: visible, with a sale element to begin with. */
export const matching = (filter: ProductFilter): RawBuilder<unknown> => sql`
  from product
    join sale_element element on element.product_id = product.id and element.is_default and element.visible
    left join brand on brand.id = product.brand_id and brand.visible
  where product.visible ${sql.join(
    conditions(filter).map((condition) => sql`and ${condition}`),
    sql` `,
  )}`;

function conditions(filter: ProductFilter): RawBuilder<boolean>[] {
  const { ids, categoryIds, brandIds, features = [], attributes = [], ranges = [], price } = filter;
  const { inStock, reduced, withinDays, minRating } = filter;
  const all: (RawBuilder<boolean> | undefined)[] = [
    ids && sql`product.id = any(${ids}::int[])`,
    brandIds && sql`brand.id = any(${brandIds}::int[])`,
    categoryIds &&
      sql`exists (
        select from product_category placed
        where placed.product_id = product.id and placed.category_id = any(${categoryIds}::int[]))`,
    ...features.map(({ id, expression }) => toCondition(expression, (valueId) => hasFeature(id, valueId))),
    ...attributes.map(({ id, expression }) => toCondition(expression, (valueId) => hasAttribute(id, valueId))),
    ...ranges.map(
      ({ id, min, max }) => sql<boolean>`exists (
        select from product_feature fact
        where fact.product_id = product.id and fact.feature_id = ${id} and fact.number between ${min} and ${max})`,
    ),
    price &&
      sql`gross_cents(coalesce(case when element.promo then element.promo_net end, element.net), ${price.productTax})
        between ${price.min} and ${price.max}`,
    inStock ? hasVariant(sql`variant.stock >= product.quantity_step`) : undefined,
    reduced ? hasVariant(sql`variant.promo and variant.promo_net is not null`) : undefined,
    withinDays === undefined ? undefined : sql`product.delivery_days_max <= ${withinDays}`,
    minRating === undefined ? undefined : sql`${averageRating} >= ${minRating}`,
  ];
  return all.filter((condition) => condition !== undefined);
}

const hasFeature = (featureId: number, valueId: number | undefined): RawBuilder<boolean> => sql`exists (
  select from product_feature fact
  where fact.product_id = product.id and fact.feature_id = ${featureId}
    ${valueId === undefined ? sql`` : sql`and fact.feature_value_id = ${valueId}`})`;

const hasAttribute = (attributeId: number, valueId: number | undefined): RawBuilder<boolean> => sql`exists (
  select from sale_element variant
    join sale_element_attribute chosen on chosen.sale_element_id = variant.id
    join attribute_value value on value.id = chosen.attribute_value_id
  where variant.product_id = product.id and variant.visible and value.attribute_id = ${attributeId}
    ${valueId === undefined ? sql`` : sql`and value.id = ${valueId}`})`;

const hasVariant = (condition: RawBuilder<unknown>): RawBuilder<boolean> => sql`exists (
  select from sale_element variant
  where variant.product_id = product.id and variant.visible and ${condition})`;

/** Null without any. To stand where `product` is in sight. */
export const averageRating: RawBuilder<number | null> = sql`(
  select round(avg(review.rating), 1) from review where review.product_id = product.id and review.status = 'accepted')`;
