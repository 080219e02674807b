import type { Facet, Facets, FacetValue, RangeFacet } from "@shop/core";
import { type ListingFilter, MIN_RATINGS } from "./filterParams.ts";
import type { ListingSubject } from "./listingSubject.ts";

/** Selectable value of a facet. */
export interface FilterOption extends Omit<FacetValue, "count"> {
  /** Undefined if the list is empty: counts are unknown then, and no option is omitted. */
  count: number | undefined;
  selected: boolean;
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
export interface MeasureGroup extends RangeFacet {
  name: string;
}

interface FacetState {
  /** Facets of the unfiltered list; they define the order, so that options keep their position. */
  baseFacets: Facets;
  /** Facets under the active filters; they define the counts. */
  currentFacets: Facets;
  filter: ListingFilter;
}

/** Attributes, features and brands. Omits options without products unless they are selected. */
export function buildFacetGroups(state: FacetState, subject: ListingSubject, brandTitle: string): FilterGroup[] {
  const { baseFacets, currentFacets, filter } = state;
  const brands = (values: Facets["brands"]): Facet => ({ id: 0, code: "brand", title: brandTitle, values });
  const ownBrand = subject.kind === "brand" || subject.kind === "content";
  const group = (
    facet: Facet,
    name: string,
    counted: readonly Facet[],
    selected: readonly number[] = [],
  ): FilterGroup => ({
    name,
    code: facet.code,
    title: facet.title,
    options:
      currentFacets.count === 0 ? optionsWithoutCount(facet, selected) : optionsWithCount(counted, facet, selected),
  });
  return [
    ...baseFacets.attributes.map((facet) =>
      group(facet, `a${facet.id}`, currentFacets.attributes, filter.attributes[facet.id]),
    ),
    ...baseFacets.features.map((facet) =>
      group(facet, `f${facet.id}`, currentFacets.features, filter.features[facet.id]),
    ),
    ...(ownBrand ? [] : [group(brands(baseFacets.brands), "brand", [brands(currentFacets.brands)], filter.brands)]),
  ].filter(({ options }) => narrowsList(options, currentFacets.count));
}

const optionsWithoutCount = ({ values }: Facet, selected: readonly number[]): FilterOption[] =>
  values.map((value) => ({ ...value, count: undefined, selected: selected.includes(value.id) }));

function optionsWithCount(
  facets: readonly Facet[],
  { id, values }: Facet,
  selected: readonly number[],
): FilterOption[] {
  const counts = new Map(facets.find((facet) => facet.id === id)?.values.map((value) => [value.id, value.count]));
  return values
    .map((value) => ({ ...value, count: counts.get(value.id) ?? 0, selected: selected.includes(value.id) }))
    .filter((option) => option.count > 0 || option.selected);
}

/** A single option that applies to every product is no choice. */
const narrowsList = (options: readonly FilterOption[], total: number): boolean =>
  options.length > 1 || options.some(({ count = 0, selected }) => selected || count < total);

export function buildMeasureGroups({ baseFacets, currentFacets }: FacetState): MeasureGroup[] {
  return baseFacets.ranges.map((measure) => ({
    ...measure,
    ...currentFacets.ranges.find(({ id }) => id === measure.id),
    name: `m${measure.id}`,
  }));
}

/** Minimum ratings with product counts; undefined if the backend does not count them, or the list is empty. */
export function buildRatingOptions({
  baseFacets,
  currentFacets,
  filter,
}: FacetState): { stars: number; count: number | undefined }[] {
  const countIn = ({ ratings }: Facets, stars: number): number | undefined =>
    ratings.find(({ rating }) => rating === stars)?.count;
  return MIN_RATINGS.filter((stars) => countIn(baseFacets, stars) !== 0 || stars === filter.minRating)
    .map((stars) => ({ stars, count: currentFacets.count === 0 ? undefined : countIn(currentFacets, stars) }))
    .filter(({ stars, count }) => count !== 0 || stars === filter.minRating);
}
