import type { Availability, Expression } from "../availability.ts";
import type { ProductFilter } from "../productFilter.ts";
import type { Assortment, FacetNames } from "./assortment.ts";
import { endOf, hasMarked, includes, type Lists, startOf } from "./lists.ts";

/** Group of conditions that apply to every count. */
export const NO_GROUP = "";

/** Condition on one product property. Counts of a group's own values ignore the conditions of that group. */
export interface Condition {
  /** "a1": attribute 1; "f7": feature 7; "brand", "price", "measures", "days", "rating", or empty. */
  group: string;
  /** @param row product row of the index */
  holds: (row: number) => boolean;
}

/** Translates a filter into conditions; `cents` reads the gross price of a row. */
export function conditionsOf(
  assortment: Assortment,
  filter: ProductFilter,
  cents: (row: number) => number,
): Condition[] {
  const { ids, categoryIds, brandIds, features = [], attributes = [], ranges = [], price } = filter;
  const { inStock, reduced, withinDays, minRating } = filter;
  const found: Condition[] = [];
  const add = (group: string, holds: Condition["holds"]): void => void found.push({ group, holds });
  // Most selective conditions first.
  if (ids !== undefined) {
    const asked = new Set(ids);
    add(NO_GROUP, (row) => asked.has(assortment.ids[row] ?? 0));
  }
  if (categoryIds !== undefined) {
    const marks = marked(assortment.categories, categoryIds);
    add(NO_GROUP, (row) => hasMarked(assortment.placesOf, row, marks));
  }
  if (brandIds !== undefined) {
    const marks = marked(assortment.brands, brandIds);
    add("brand", (row) => marks[assortment.brandOf[row] ?? -1] === 1);
  }
  for (const one of attributes) add(`a${one.id}`, available(one, assortment.attributes, assortment.attributesOf));
  for (const one of features) {
    add(`f${one.id}`, available(one, assortment.features, assortment.featuresOf, assortment.knownOf));
  }
  for (const { id, min, max } of ranges) {
    const place = assortment.features.facets.findIndex((facet) => facet.id === id);
    add("measures", (row) => {
      const { measuresOf: lists, measures } = assortment;
      for (let at = startOf(lists, row); at < endOf(lists, row); at++) {
        const number = measures[at] ?? 0;
        if (lists.values[at] === place) return number >= min && number <= max;
      }
      return false;
    });
  }
  if (price !== undefined) add("price", (row) => cents(row) >= price.min && cents(row) <= price.max);
  if (inStock === true) add(NO_GROUP, (row) => assortment.stocked[row] === 1);
  if (reduced === true) add(NO_GROUP, (row) => assortment.reduced[row] === 1);
  if (withinDays !== undefined) add("days", (row) => (assortment.days[row] ?? 0) <= withinDays);
  if (minRating !== undefined) add("rating", (row) => (assortment.ratings[row] ?? 0) >= minRating * 10);
  return found;
}

/** Bitmap by index: 1 for entries with one of the ids. */
function marked(things: readonly { id: number }[], ids: readonly number[]): Uint8Array {
  const asked = new Set(ids);
  return Uint8Array.from(things, ({ id }) => Number(asked.has(id)));
}

/** @param known facets with any value per row, when these include more than listed values */
function available(
  { id, expression }: Availability,
  names: FacetNames,
  lists: Lists,
  known?: Lists,
): Condition["holds"] {
  const facet = names.facets.findIndex((one) => one.id === id);
  const own = names.values.map((value) => (value.facet === facet ? value.id : undefined));
  const hasAny = (): Condition["holds"] => {
    if (known !== undefined) return (row) => includes(known, row, facet);
    const marks = Uint8Array.from(own, (value) => Number(value !== undefined));
    return (row) => hasMarked(lists, row, marks);
  };
  const hasOneOf = (ids: ReadonlySet<number>): Condition["holds"] => {
    const marks = Uint8Array.from(own, (value) => Number(value !== undefined && ids.has(value)));
    return (row) => hasMarked(lists, row, marks);
  };
  const read = (asked: Expression): Condition["holds"] => {
    if (asked === "any") return hasAny();
    if ("id" in asked) return hasOneOf(new Set([asked.id]));
    if ("all" in asked) {
      const parts = asked.all.map(read);
      return (row) => parts.every((holds) => holds(row));
    }
    const single = new Set(asked.oneOf.flatMap((part) => (typeof part === "object" && "id" in part ? [part.id] : [])));
    const parts = asked.oneOf.filter((part) => typeof part !== "object" || !("id" in part)).map(read);
    const one = hasOneOf(single);
    return parts.length === 0 ? one : (row) => one(row) || parts.some((holds) => holds(row));
  };
  return read(expression);
}
