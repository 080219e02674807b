import type { CountContext } from "../catalogueIndex.ts";
import type { FacetExpression, FacetFilter } from "../facetFilter.ts";
import type { ProductFilter } from "../productFilter.ts";
import { createGrossPrice } from "../../pricing/priceList.ts";
import { NO_GROUP } from "../productIndex/buildConditions.ts";
import type { FacetNames } from "../productIndex/productIndex.ts";

/** Clause of the engine's query language. */
export type Clause = Readonly<Record<string, object>>;

/** As in `buildConditions`: counts of a group's own values ignore the conditions of that group. */
export interface EngineCondition {
  group: string;
  clause: Clause;
}

/** Names of facets, and limits that depend on all products or on the time. */
export interface FilterContext {
  attributes: FacetNames;
  features: FacetNames;
  /** Products created later are new, in milliseconds. */
  newSince: number;
  /** Last of the bestsellers in descending order of `sold`, ascending of `id`; undefined without any. */
  lastBestseller: { sold: number; id: number } | undefined;
}

const NONE: Clause = { match_none: {} };
const term = (field: string, value: number | boolean): Clause => ({ term: { [field]: value } });
export const terms = (field: string, values: readonly number[]): Clause => ({ terms: { [field]: values } });
export const range = (field: string, limits: object): Clause => ({ range: { [field]: limits } });
export const allOf = (filter: readonly Clause[]): Clause => ({ bool: { filter } });
const oneOf = (should: readonly Clause[]): Clause => ({ bool: { should, minimum_should_match: 1 } });

/** Translates a filter; `prices` gives the VAT of its price range. */
export function toConditions(
  filter: ProductFilter,
  context: FilterContext,
  prices?: Omit<CountContext, "language">,
): EngineCondition[] {
  const { ids, categoryIds, brandIds, features = [], attributes = [], ranges = [], price } = filter;
  const { inStock, reduced, isNew, bestseller, maxDays, minRating } = filter;
  const conditions: EngineCondition[] = [];
  const add = (group: string, clause: Clause): void => void conditions.push({ group, clause });
  if (ids !== undefined) add(NO_GROUP, terms("id", ids));
  if (categoryIds !== undefined) add(NO_GROUP, terms("categories", categoryIds));
  if (brandIds !== undefined) add("brand", terms("brand", brandIds));
  for (const one of attributes) add(`a${one.id}`, toFacetClause(one, context.attributes, "attributes"));
  for (const one of features) add(`f${one.id}`, toFacetClause(one, context.features, "features"));
  for (const { id, min, max } of ranges) add("measures", range(`numbers.${id}`, { gte: min, lte: max }));
  if (price !== undefined && prices !== undefined) add("price", toPriceClause(price, prices));
  if (inStock === true) add(NO_GROUP, term("in_stock", true));
  if (reduced === true) add(NO_GROUP, term("reduced", true));
  if (isNew === true) add(NO_GROUP, range("created", { gt: context.newSince }));
  if (bestseller === true) add(NO_GROUP, toBestsellerClause(context.lastBestseller));
  if (maxDays !== undefined) add("days", range("days", { lte: maxDays }));
  if (minRating !== undefined) add("rating", range("rating", { gte: minRating * 10 }));
  return conditions;
}

function toFacetClause({ id, expression }: FacetFilter, names: FacetNames, field: "attributes" | "features"): Clause {
  const facetIndex = names.facets.findIndex((facet) => facet.id === id);
  const own = new Set(names.values.flatMap((value) => (value.facetIndex === facetIndex ? [value.id] : [])));
  const compile = (operand: FacetExpression): Clause => {
    if (operand === "any") return field === "features" ? term("known_features", id) : terms(field, [...own]);
    if ("id" in operand) return own.has(operand.id) ? term(field, operand.id) : NONE;
    return "all" in operand ? allOf(operand.all.map(compile)) : oneOf(operand.oneOf.map(compile));
  };
  return compile(expression);
}

function toPriceClause(
  { min, max }: NonNullable<ProductFilter["price"]>,
  { taxPercent, zeroVatCategoryIds, priceList }: Omit<CountContext, "language">,
): Clause {
  const grossPrice = createGrossPrice(priceList);
  const lowest = (cents: number, percent: number): number => lowestNet(cents, (net) => grossPrice(net, percent));
  const netRange = (percent: number): Clause =>
    range("net", { gte: lowest(min, percent), lt: lowest(max + 1, percent) });
  const taxed = netRange(Number(taxPercent));
  if (zeroVatCategoryIds.length === 0) return taxed;
  const untaxed = terms("categories", zeroVatCategoryIds);
  return oneOf([allOf([untaxed, netRange(0)]), { bool: { filter: [taxed], must_not: [untaxed] } }]);
}

/** Lowest net price, in millionths of a euro, with at least this gross price. */
function lowestNet(cents: number, toGross: (net: number) => number): number {
  let low = 0;
  let high = 10_000;
  while (toGross(high) < cents) high *= 2;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (toGross(middle) >= cents) high = middle;
    else low = middle + 1;
  }
  return low;
}

const toBestsellerClause = (last: FilterContext["lastBestseller"]): Clause =>
  last === undefined
    ? NONE
    : oneOf([range("sold", { gt: last.sold }), allOf([term("sold", last.sold), range("id", { lte: last.id })])]);
