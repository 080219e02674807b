import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/connect.ts";
import { matching, type ProductFilter } from "./productFilter.ts";
import type { Shown } from "./shownIn.ts";

export interface FacetValue {
  id: number;
  title: string | null;
  hex: string | null;
  /** products that would be listed if this were chosen too, or instead of another value of the same facet */
  count: number;
}

export interface Facet {
  id: number;
  code: string;
  title: string | null;
  values: FacetValue[];
}

export interface NumberFacet {
  id: number;
  code: string;
  title: string | null;
  unit: string | null;
  min: number;
  max: number;
}

export interface Facets {
  total: number;
  priceCents: { min: number; max: number } | undefined;
  inStock: number;
  reduced: number;
  fast: number;
  brands: FacetValue[];
  attributes: Facet[];
  features: Facet[];
  numbers: NumberFacet[];
}

/** What leaves within so many days counts as fast. */
export const FAST_DAYS = 5;

/**
 * What the filters of a list can offer. Each is counted under all the others, so that a second colour adds products
 * and no choice leads to nothing.
 */
export async function selectFacets(db: Db, filter: ProductFilter, shown: Shown): Promise<Facets> {
  const { language } = shown;
  const [counts, price, brands, attributes, features, numbers] = await Promise.all([
    selectCounts(db, filter),
    selectPrice(db, { ...filter, price: undefined }, shown),
    selectBrands(db, { ...filter, brandIds: undefined }),
    selectGroups(filter, "attributes", (narrowed, only) => selectAttributes(db, narrowed, language, only)),
    selectGroups(filter, "features", (narrowed, only) => selectFeatures(db, narrowed, language, only)),
    selectNumbers(db, { ...filter, ranges: undefined }, language),
  ]);
  return { ...counts, priceCents: price, brands, attributes, features, numbers };
}

type Counts = Pick<Facets, "total" | "inStock" | "reduced" | "fast">;

async function selectCounts(db: Db, filter: ProductFilter): Promise<Counts> {
  const count = (own: Partial<ProductFilter>): RawBuilder<number> =>
    sql`(select count(*)::int ${matching({ ...filter, ...own })})`;
  const { rows } = await sql<Counts>`
    select ${count({})} as "total", ${count({ inStock: true })} as "inStock", ${count({ reduced: true })} as "reduced",
      ${count({ withinDays: FAST_DAYS })} as "fast"`.execute(db);
  return rows[0] ?? { total: 0, inStock: 0, reduced: 0, fast: 0 };
}

async function selectPrice(db: Db, filter: ProductFilter, { productTax }: Shown): Promise<Facets["priceCents"]> {
  const asked = sql`gross_cents(asked_net(element.net, element.promo_net, element.promo), ${productTax})`;
  const { rows } = await sql<{ min: number | null; max: number | null }>`
    select min(${asked}) as "min", max(${asked}) as "max" ${matching(filter)}`.execute(db);
  const { min = null, max = null } = rows[0] ?? {};
  return min === null || max === null ? undefined : { min, max };
}

async function selectBrands(db: Db, filter: ProductFilter): Promise<FacetValue[]> {
  const { rows } = await sql<FacetValue>`
    with found as (select product.brand_id ${matching(filter)})
    select brand.id, brand.title, null as "hex", count(*)::int as "count"
    from found join brand on brand.id = found.brand_id and brand.visible
    group by brand.id order by brand.position, brand.id`.execute(db);
  return rows;
}

/** Facets that nothing is chosen of share one query; a chosen one is counted as if it were not. */
async function selectGroups(
  filter: ProductFilter,
  kind: "attributes" | "features",
  select: (narrowed: ProductFilter, only: RawBuilder<boolean>) => Promise<Facet[]>,
): Promise<Facet[]> {
  const chosen = filter[kind] ?? [];
  const ids = chosen.map(({ id }) => id);
  const groups = await Promise.all([
    select(filter, sql`facet.id <> all(${ids}::int[])`),
    ...chosen.map(({ id }) =>
      select({ ...filter, [kind]: chosen.filter((other) => other.id !== id) }, sql`facet.id = ${id}`),
    ),
  ]);
  return groups.flat();
}

async function selectAttributes(
  db: Db,
  filter: ProductFilter,
  language: string,
  only: RawBuilder<boolean>,
): Promise<Facet[]> {
  const { rows } = await sql<Facet>`
    with found as (select product.id ${matching(filter)}),
      counted as (
        select chosen.attribute_value_id as id, count(distinct variant.product_id)::int as count
        from found
          join sale_element variant on variant.product_id = found.id and variant.visible
          join sale_element_attribute chosen on chosen.sale_element_id = variant.id
        group by 1
      )
    select facet.id, facet.code, translated(facet.text, ${language}) ->> 'title' as "title",
      jsonb_agg(jsonb_build_object('id', value.id, 'title', translated(value.text, ${language}) ->> 'title',
        'hex', value.hex, 'count', counted.count) order by value.position, value.id) as "values"
    from counted
      join attribute_value value on value.id = counted.id
      join attribute facet on facet.id = value.attribute_id
    where ${only}
    group by facet.id order by facet.position, facet.id`.execute(db);
  return rows;
}

async function selectFeatures(
  db: Db,
  filter: ProductFilter,
  language: string,
  only: RawBuilder<boolean>,
): Promise<Facet[]> {
  const { rows } = await sql<Facet>`
    with found as (select product.id ${matching(filter)}),
      counted as (
        select fact.feature_value_id as id, count(*)::int as count
        from found join product_feature fact on fact.product_id = found.id
        where fact.feature_value_id is not null
        group by 1
      )
    select facet.id, facet.code, translated(facet.text, ${language}) ->> 'title' as "title",
      jsonb_agg(jsonb_build_object('id', value.id, 'title', translated(value.text, ${language}) ->> 'title',
        'hex', null, 'count', counted.count) order by counted.count desc, value.id) as "values"
    from counted
      join feature_value value on value.id = counted.id
      join feature facet on facet.id = value.feature_id
    where ${only}
    group by facet.id order by facet.position, facet.id`.execute(db);
  return rows;
}

/** Measures most of the products have, with their least and largest. */
async function selectNumbers(db: Db, filter: ProductFilter, language: string): Promise<NumberFacet[]> {
  const { rows } = await sql<NumberFacet>`
    with found as (select product.id ${matching(filter)})
    select facet.id, facet.code, translated(facet.text, ${language}) ->> 'title' as "title", facet.unit,
      floor(min(fact.number))::int as "min", ceil(max(fact.number))::int as "max"
    from found
      join product_feature fact on fact.product_id = found.id and fact.number is not null
      join feature facet on facet.id = fact.feature_id
    group by facet.id
    having count(*) * 2 > (select count(*) from found) and min(fact.number) < max(fact.number)
    order by facet.position, facet.id`.execute(db);
  return rows;
}
