import type { Facet, Facets, FacetValue, NumberFacet } from "@shop/core";
import { type ListingFilter, STARS } from "./filterSearch.ts";
import type { ListingSubject } from "./listingSubject.ts";

/** A value to narrow the list to. */
export interface FilterOption extends Omit<FacetValue, "count"> {
  /** undefined while nothing at all is found: then nothing can be said, and nothing shall leave its place */
  count: number | undefined;
  chosen: boolean;
}

/** Values of one thing, "Farbe", of which one is enough. */
export interface FilterGroup {
  /** name of its parameter in the address */
  name: string;
  /** "color", "material", "brand" */
  code: string;
  title: string;
  options: readonly FilterOption[];
}

/** A measure with what is left of it under the other filters. */
export interface MeasureGroup extends NumberFacet {
  name: string;
}

interface Listed {
  /** what the subject offers before anything is chosen: it gives the order, so that nothing changes its place */
  offered: Facets;
  /** what is offered under the chosen filters: it gives the counts */
  found: Facets;
  filter: ListingFilter;
}

/** Attributes, features and brands. Values that lead to nothing are left out, unless they are chosen. */
export function valueGroups(listed: Listed, subject: ListingSubject, brandTitle: string): FilterGroup[] {
  const { offered, found, filter } = listed;
  const brands = (values: Facets["brands"]): Facet => ({ id: 0, code: "brand", title: brandTitle, values });
  const ownBrand = subject.kind === "brand" || subject.kind === "content";
  const group = (
    facet: Facet,
    name: string,
    counted: readonly Facet[],
    chosen: readonly number[] = [],
  ): FilterGroup => ({
    name,
    code: facet.code,
    title: facet.title,
    options: found.count === 0 ? uncounted(facet, chosen) : countedBy(counted, facet, chosen),
  });
  return [
    ...offered.attributes.map((facet) => group(facet, `a${facet.id}`, found.attributes, filter.attributes[facet.id])),
    ...offered.features.map((facet) => group(facet, `f${facet.id}`, found.features, filter.features[facet.id])),
    ...(ownBrand ? [] : [group(brands(offered.brands), "brand", [brands(found.brands)], filter.brands)]),
  ].filter(({ options }) => narrows(options, found.count));
}

const uncounted = ({ values }: Facet, chosen: readonly number[]): FilterOption[] =>
  values.map((value) => ({ ...value, count: undefined, chosen: chosen.includes(value.id) }));

function countedBy(found: readonly Facet[], { id, values }: Facet, chosen: readonly number[]): FilterOption[] {
  const counts = new Map(found.find((facet) => facet.id === id)?.values.map((value) => [value.id, value.count]));
  return values
    .map((value) => ({ ...value, count: counts.get(value.id) ?? 0, chosen: chosen.includes(value.id) }))
    .filter((option) => option.count > 0 || option.chosen);
}

/** A single value that everything has is no choice. */
const narrows = (options: readonly FilterOption[], total: number): boolean =>
  options.length > 1 || options.some(({ count = 0, chosen }) => chosen || count < total);

export function measureGroups({ offered, found }: Listed): MeasureGroup[] {
  return offered.numbers.map((measure) => ({
    ...measure,
    ...found.numbers.find(({ id }) => id === measure.id),
    name: `m${measure.id}`,
  }));
}

/** So many stars at least, with the products that have them; undefined where the shop does not count them, or nothing is found. */
export function ratingOptions({ offered, found, filter }: Listed): { stars: number; count: number | undefined }[] {
  const countIn = ({ ratings }: Facets, stars: number): number | undefined =>
    ratings.find(({ rating }) => rating === stars)?.count;
  return STARS.filter((stars) => countIn(offered, stars) !== 0 || stars === filter.minRating)
    .map((stars) => ({ stars, count: found.count === 0 ? undefined : countIn(found, stars) }))
    .filter(({ stars, count }) => count !== 0 || stars === filter.minRating);
}
