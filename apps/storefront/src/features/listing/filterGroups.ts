import type { Facet, Facets, FacetValue, RangeFacet } from "@shop/core";
import { FLAGS, MIN_RATINGS } from "./filterParams.ts";
import { filterOfSubject } from "./listingSubject.ts";
import type { Listing } from "./useListing.ts";

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

type FacetState = Pick<Listing, "filter" | "baseFacets" | "currentFacets">;

/** In stock, fast, reduced. Omits flags that apply to every product of the list. */
export function offeredFlags({ subject, filter, baseFacets, currentFacets }: Listing) {
  const own = filterOfSubject(subject);
  return FLAGS.filter(
    ({ facet, ownProperty }) => own[ownProperty] === undefined && narrows(baseFacets[facet], baseFacets),
  ).map(({ name, property, facet }) => ({ name, selected: filter[property], count: currentFacets[facet] }));
}

/** Whether a filter that matches `count` products would hide some, but not all. */
export const narrows = (count: number, baseFacets: Facets): boolean => count > 0 && count < baseFacets.count;

/**
 * Attributes, features and brands. Omits options without products unless they are selected. The unfiltered list defines
 * the order, so that options keep their position, the filtered list the counts.
 */
export function buildFacetGroups(
  { subject, filter, baseFacets, currentFacets }: FacetState & Pick<Listing, "subject">,
  brandTitle: string,
): FilterGroup[] {
  const toBrandFacet = ({ brands }: Facets): Facet => ({ id: 0, code: "brand", title: brandTitle, values: brands });
  const hasOwnBrand = subject.kind === "brand" || subject.kind === "content";
  function group(
    name: string,
    facet: Facet,
    current: readonly Facet[],
    selectedIds: readonly number[] = [],
  ): FilterGroup {
    const counts = new Map(current.find(({ id }) => id === facet.id)?.values.map(({ id, count }) => [id, count]));
    const options = facet.values.map((value) => ({
      ...value,
      count: currentFacets.count === 0 ? undefined : (counts.get(value.id) ?? 0),
      selected: selectedIds.includes(value.id),
    }));
    const { code, title } = facet;
    return { name, code, title, options: options.filter(({ count, selected }) => count !== 0 || selected) };
  }
  return [
    ...baseFacets.attributes.map((facet) =>
      group(`a${facet.id}`, facet, currentFacets.attributes, filter.attributes[facet.id]),
    ),
    ...baseFacets.features.map((facet) =>
      group(`f${facet.id}`, facet, currentFacets.features, filter.features[facet.id]),
    ),
    ...(hasOwnBrand ? [] : [group("brand", toBrandFacet(baseFacets), [toBrandFacet(currentFacets)], filter.brands)]),
  ].filter(
    // A single option that applies to every product is no choice.
    ({ options }) =>
      options.length > 1 || options.some(({ count = 0, selected }) => selected || count < currentFacets.count),
  );
}

/** Range facets with the bounds left under the other filters. */
export const buildMeasures = ({ baseFacets, currentFacets }: FacetState): RangeFacet[] =>
  baseFacets.ranges.map((measure) => ({ ...measure, ...currentFacets.ranges.find(({ id }) => id === measure.id) }));

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
