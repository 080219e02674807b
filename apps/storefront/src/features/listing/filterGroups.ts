import type { Facets, RangeFacet } from "@shop/core";
import { FLAGS, MIN_RATINGS, selectedValues } from "./filterParams.ts";
import { filterOfSubject } from "./listingSubject.ts";
import type { Listing } from "./useListing.ts";

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

/** Values of one facet (e.g. "Farbe"), combined with OR. `name` is the search parameter. */
export type FilterGroup = ReturnType<typeof buildFacetGroups>[number];

/**
 * Attributes, features and brands. Omits options without products unless they are selected. The unfiltered list defines
 * the order, so that options keep their position, the filtered list the counts.
 */
export function buildFacetGroups(
  { subject, filter, baseFacets, currentFacets }: FacetState & Pick<Listing, "subject">,
  brandTitle: string,
) {
  const hasOwnBrand = subject.kind === "brand" || subject.kind === "content";
  const facetsIn = ({ attributes, features, brands }: Facets) => [
    ...attributes.map((facet) => ({ ...facet, name: `a${facet.id}` })),
    ...features.map((facet) => ({ ...facet, name: `f${facet.id}` })),
    ...(hasOwnBrand ? [] : [{ name: "brand", code: "brand", title: brandTitle, values: brands }]),
  ];
  const current = facetsIn(currentFacets);
  const groups = facetsIn(baseFacets).map(({ name, code, title, values }) => {
    const selectedIds = selectedValues(filter, name);
    const counts = new Map(current.find((facet) => facet.name === name)?.values.map(({ id, count }) => [id, count]));
    const options = values.map((value) => ({
      ...value,
      /** Undefined if the list is empty: counts are unknown then, and no option is omitted. */
      count: currentFacets.count === 0 ? undefined : (counts.get(value.id) ?? 0),
      selected: selectedIds.includes(value.id),
    }));
    return { name, code, title, options: options.filter(({ count, selected }) => count !== 0 || selected) };
  });
  return groups.filter(
    // A single option that applies to every product is no choice.
    ({ options }) =>
      options.length > 1 || options.some(({ count = 0, selected }) => selected || count < currentFacets.count),
  );
}

/** Range facets with the bounds left under the other filters. */
export const buildMeasures = ({ baseFacets, currentFacets }: FacetState): RangeFacet[] =>
  baseFacets.ranges.map((measure) => ({ ...measure, ...currentFacets.ranges.find(({ id }) => id === measure.id) }));

/** Minimum ratings with product counts; undefined if the backend does not count them, or the list is empty. */
export function buildRatingOptions({ baseFacets, currentFacets, filter }: FacetState) {
  const countIn = ({ ratings }: Facets, stars: number) => ratings.find(({ rating }) => rating === stars)?.count;
  return MIN_RATINGS.filter((stars) => countIn(baseFacets, stars) !== 0 || stars === filter.minRating)
    .map((stars) => ({ stars, count: currentFacets.count === 0 ? undefined : countIn(currentFacets, stars) }))
    .filter(({ stars, count }) => count !== 0 || stars === filter.minRating);
}
