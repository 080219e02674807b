import type { FacetFilter, FacetExpression } from "../facetFilter.ts";
import type { ProductFilter } from "../productFilter.ts";
import type { ProductIndex, FacetNames } from "./productIndex.ts";
import { endOf, hasMarked, includes, type PackedLists, startOf } from "./packedLists.ts";

/** Group of conditions that apply to every count. */
export const NO_GROUP = "";

/** Condition on one product property. Counts of a group's own values ignore the conditions of that group. */
export interface Condition {
  /** "a1": attribute 1; "f7": feature 7; "brand", "price", "measures", "days", "rating", or empty. */
  group: string;
  /** @param row product row of the index */
  matches: (row: number) => boolean;
}

/** Translates a filter into conditions; `cents` reads the gross price of a row. */
export function buildConditions(
  index: ProductIndex,
  filter: ProductFilter,
  cents: (row: number) => number,
): Condition[] {
  const { ids, categoryIds, brandIds, features = [], attributes = [], ranges = [], price } = filter;
  const { inStock, reduced, isNew, bestseller, maxDays, minRating } = filter;
  const conditions: Condition[] = [];
  const add = (group: string, matches: Condition["matches"]): void => void conditions.push({ group, matches });
  // Most selective conditions first.
  if (ids !== undefined) {
    const wantedIds = new Set(ids);
    add(NO_GROUP, (row) => wantedIds.has(index.ids[row] ?? 0));
  }
  if (categoryIds !== undefined) {
    const marks = toBitmap(index.categories, categoryIds);
    add(NO_GROUP, (row) => hasMarked(index.categoriesOf, row, marks));
  }
  if (brandIds !== undefined) {
    const marks = toBitmap(index.brands, brandIds);
    add("brand", (row) => marks[index.brandOf[row] ?? -1] === 1);
  }
  for (const one of attributes) add(`a${one.id}`, matchesFacet(one, index.attributes, index.attributesOf));
  for (const one of features) {
    add(`f${one.id}`, matchesFacet(one, index.features, index.featuresOf, index.knownFeaturesOf));
  }
  for (const { id, min, max } of ranges) {
    const place = index.features.facets.findIndex((facet) => facet.id === id);
    add("measures", (row) => {
      const { numericFeaturesOf: lists, featureNumbers } = index;
      for (let at = startOf(lists, row); at < endOf(lists, row); at++) {
        const number = featureNumbers[at] ?? 0;
        if (lists.values[at] === place) return number >= min && number <= max;
      }
      return false;
    });
  }
  if (price !== undefined) add("price", (row) => cents(row) >= price.min && cents(row) <= price.max);
  if (inStock === true) add(NO_GROUP, (row) => index.inStock[row] === 1);
  if (reduced === true) add(NO_GROUP, (row) => index.reduced[row] === 1);
  if (isNew === true) add(NO_GROUP, (row) => index.isNew[row] === 1);
  if (bestseller === true) add(NO_GROUP, (row) => index.bestseller[row] === 1);
  if (maxDays !== undefined) add("days", (row) => (index.days[row] ?? 0) <= maxDays);
  if (minRating !== undefined) add("rating", (row) => (index.ratings[row] ?? 0) >= minRating * 10);
  return conditions;
}

/** Bitmap by index: 1 for entries with one of the ids. */
function toBitmap(entries: readonly { id: number }[], ids: readonly number[]): Uint8Array {
  const wantedIds = new Set(ids);
  return Uint8Array.from(entries, ({ id }) => Number(wantedIds.has(id)));
}

/** @param known facets with any value per row, when these include more than listed values */
function matchesFacet(
  { id, expression }: FacetFilter,
  names: FacetNames,
  lists: PackedLists,
  known?: PackedLists,
): Condition["matches"] {
  const facet = names.facets.findIndex((one) => one.id === id);
  const own = names.values.map((value) => (value.facetIndex === facet ? value.id : undefined));
  const hasAny = (): Condition["matches"] => {
    if (known !== undefined) return (row) => includes(known, row, facet);
    const marks = Uint8Array.from(own, (value) => Number(value !== undefined));
    return (row) => hasMarked(lists, row, marks);
  };
  const hasOneOf = (ids: ReadonlySet<number>): Condition["matches"] => {
    const marks = Uint8Array.from(own, (value) => Number(value !== undefined && ids.has(value)));
    return (row) => hasMarked(lists, row, marks);
  };
  const compile = (operand: FacetExpression): Condition["matches"] => {
    if (operand === "any") return hasAny();
    if ("id" in operand) return hasOneOf(new Set([operand.id]));
    if ("all" in operand) {
      const parts = operand.all.map(compile);
      return (row) => parts.every((holds) => holds(row));
    }
    const single = new Set(
      operand.oneOf.flatMap((part) => (typeof part === "object" && "id" in part ? [part.id] : [])),
    );
    const parts = operand.oneOf.filter((part) => typeof part !== "object" || !("id" in part)).map(compile);
    const one = hasOneOf(single);
    return parts.length === 0 ? one : (row) => one(row) || parts.some((holds) => holds(row));
  };
  return compile(expression);
}
