import type { Facet, Facets, FacetValue, NumberFacet } from "@shop/core";
import { type ListingFilter, STARS } from "./filterSearch.ts";
import type { ListingSubject } from "./listingSubject.ts";

/** Selectable value of a facet. */
export interface FilterOption extends Omit<FacetValue, "count"> {
  /** Undefined if the list is empty: counts are unknown then, and no option is omitted. */
  count: number | undefined;
  chosen: boolean;
}

/** Values of one facet (e.g. "Farbe"), combined with OR. */
export interface FilterGroup {
  /** Name of the search parameter. */
  name: string;
  /** "color", "material", "brand" */
  code: string;
  title: string;
  options: readonly FilterOption[];
}

/** Range facet with the bounds left under the other filters. */
export interface MeasureGroup extends NumberFacet {
  name: string;
}

interface Listed {
  /** Facets of the unfiltered list; they define the order, so that options keep their position. */
  offered: Facets;
  /** Facets under the active filters; they define the counts. */
  found: Facets;
  filter: ListingFilter;
}

/** Attributes, features and brands. Omits options without products unless they are selected. */
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

/** A single option that applies to every product is no choice. */
const narrows = (options: readonly FilterOption[], total: number): boolean =>
  options.length > 1 || options.some(({ count = 0, chosen }) => chosen || count < total);

export function measureGroups({ offered, found }: Listed): MeasureGroup[] {
  return offered.numbers.map((measure) => ({
    ...measure,
    ...found.numbers.find(({ id }) => id === measure.id),
    name: `m${measure.id}`,
  }));
}

/** Minimum ratings with product counts; undefined if the backend does not count them, or the list is empty. */
export function ratingOptions({ offered, found, filter }: Listed): { stars: number; count: number | undefined }[] {
  const countIn = ({ ratings }: Facets, stars: number): number | undefined =>
    ratings.find(({ rating }) => rating === stars)?.count;
  return STARS.filter((stars) => countIn(offered, stars) !== 0 || stars === filter.minRating)
    .map((stars) => ({ stars, count: found.count === 0 ? undefined : countIn(found, stars) }))
    .filter(({ stars, count }) => count !== 0 || stars === filter.minRating);
}
