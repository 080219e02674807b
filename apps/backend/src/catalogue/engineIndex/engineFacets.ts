import * as v from "valibot";
import type { CountContext } from "../catalogueIndex.ts";
import { FAST_DAYS, type Facets, RATING_STEPS } from "../facets.ts";
import { byCount, nameFacets, nameNumbers } from "../nameFacets.ts";
import { NO_GROUP } from "../productIndex/buildConditions.ts";
import { createGrossPrice } from "../../pricing/priceList.ts";
import type { FacetNames } from "../productIndex/productIndex.ts";
import { allOf, type Clause, type EngineCondition, range, terms } from "./toConditions.ts";

export interface FacetSources {
  brands: readonly { id: number; title: string }[];
  attributes: FacetNames;
  features: FacetNames;
}

const counted = v.object({ doc_count: v.number() });
const buckets = v.object({ buckets: v.array(v.object({ key: v.number(), doc_count: v.number() })) });
const extent = v.object({ count: v.number(), min: v.nullable(v.number()), max: v.nullable(v.number()) });
const groupSchema = v.object({
  doc_count: v.number(),
  attributes: buckets,
  features: buckets,
  brands: buckets,
  in_stock: counted,
  reduced: counted,
  fast: counted,
  ratings: v.object({ buckets: v.record(v.string(), counted) }),
  prices: v.object({ buckets: v.record(v.string(), v.object({ net: extent })) }),
});
export const facetsSchema = v.object({ aggregations: v.record(v.string(), v.looseObject({})) });

type Group = v.InferOutput<typeof groupSchema>;

/** Name of the group that all conditions apply to. */
const ALL = "all";

/**
 * Builds one request for all counts: conditions without a group select the products, and each group counts those that
 * fail no condition of the other groups.
 */
export function facetsRequest(
  conditions: readonly EngineCondition[],
  { brands, attributes, features }: FacetSources,
  { zeroVatCategoryIds }: CountContext,
): object {
  const groups = [...new Set(conditions.flatMap(({ group }) => (group === NO_GROUP ? [] : [group])))];
  const size = (entries: readonly unknown[]): number => Math.max(entries.length, 1);
  const untaxed = terms("categories", zeroVatCategoryIds);
  const net = { net: { stats: { field: "net" } } };
  const counts = {
    attributes: { terms: { field: "attributes", size: size(attributes.values) } },
    features: { terms: { field: "features", size: size(features.values) } },
    brands: { terms: { field: "brand", size: size(brands) } },
    in_stock: { filter: { term: { in_stock: true } } },
    reduced: { filter: { term: { reduced: true } } },
    fast: { filter: range("days", { lte: FAST_DAYS }) },
    ratings: {
      filters: {
        filters: Object.fromEntries(RATING_STEPS.map((stars) => [stars, range("rating", { gte: stars * 10 })])),
      },
    },
    prices: { filters: { filters: { untaxed, taxed: { bool: { must_not: [untaxed] } } } }, aggs: net },
    ...Object.fromEntries(features.facets.map(({ id }) => [`n${id}`, { stats: { field: `numbers.${id}` } }])),
  };
  const without = (group: string): Clause =>
    allOf(conditions.flatMap((one) => (one.group === NO_GROUP || one.group === group ? [] : [one.clause])));
  return {
    size: 0,
    track_total_hits: false,
    query: allOf(conditions.flatMap(({ group, clause }) => (group === NO_GROUP ? [clause] : []))),
    aggs: Object.fromEntries([ALL, ...groups].map((group) => [group, { filter: without(group), aggs: counts }])),
  };
}

/** Reads the counts of {@link facetsRequest}. */
export function readFacets(
  response: v.InferOutput<typeof facetsSchema>,
  { brands, attributes, features }: FacetSources,
  { language, taxPercent, priceList }: CountContext,
): Facets {
  const parsed = new Map<
    string,
    { counts: Group; numbers: (id: number) => v.InferOutput<typeof extent> | undefined }
  >();
  const groupOf = (name: string) => {
    const key = Object.hasOwn(response.aggregations, name) ? name : ALL;
    let group = parsed.get(key);
    if (group === undefined) {
      const raw = response.aggregations[key];
      const numbers = (id: number) => {
        const stats = v.safeParse(extent, raw?.[`n${id}`]);
        return stats.success ? stats.output : undefined;
      };
      group = { counts: v.parse(groupSchema, raw), numbers };
      parsed.set(key, group);
    }
    return group;
  };
  const byId = (key: "attributes" | "features" | "brands", group: string): ReadonlyMap<number, number> =>
    new Map(groupOf(group).counts[key].buckets.map((bucket) => [bucket.key, bucket.doc_count]));
  const countOf = (key: "attributes" | "features", letter: string, { facets, values }: FacetNames) => {
    const counts = facets.map(({ id }) => byId(key, `${letter}${id}`));
    return (index: number, id: number): number => counts[values[index]?.facetIndex ?? -1]?.get(id) ?? 0;
  };
  const { counts: all } = groupOf(ALL);
  const { counts: ratings } = groupOf("rating");
  const { counts: measured, numbers } = groupOf("measures");
  const brandCounts = byId("brands", "brand");
  return {
    total: all.doc_count,
    inStock: all.in_stock.doc_count,
    reduced: all.reduced.doc_count,
    fast: groupOf("days").counts.fast.doc_count,
    priceCents: readPrices(groupOf("price").counts, Number(taxPercent), createGrossPrice(priceList)),
    ratings: RATING_STEPS.map((rating) => ({ rating, count: ratings.ratings.buckets[rating]?.doc_count ?? 0 })),
    brands: brands.flatMap(({ id, title }) => {
      const count = brandCounts.get(id) ?? 0;
      return count === 0 ? [] : [{ id, title, hex: null, count }];
    }),
    attributes: nameFacets(attributes, language, countOf("attributes", "a", attributes)),
    features: nameFacets(features, language, countOf("features", "f", features), byCount),
    numbers: nameNumbers(features, language, measured.doc_count, (_index, id) => {
      const { count = 0, min, max } = numbers(id) ?? {};
      return { count, min: min ?? 0, max: max ?? 0 };
    }),
  };
}

function readPrices(
  { prices }: Group,
  percent: number,
  grossPrice: (net: number, percent: number) => number,
): Facets["priceCents"] {
  const cents = Object.entries(prices.buckets).flatMap(([name, { net }]) =>
    [net.min, net.max].flatMap((value) =>
      value === null ? [] : [grossPrice(value, name === "untaxed" ? 0 : percent)],
    ),
  );
  return cents.length === 0 ? undefined : { min: Math.min(...cents), max: Math.max(...cents) };
}
