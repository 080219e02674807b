import { resolveTranslations } from "../platform/db/resolveTranslations.ts";
import type { Facet, FacetValue, NumberFacet } from "./facets.ts";
import type { FacetNames } from "./productIndex/productIndex.ts";

/** Names counted values in display order, or in the given one; values and facets without products are left out. */
export function nameFacets(
  { facets, values }: FacetNames,
  language: string,
  countOf: (valueIndex: number, id: number) => number,
  order: (a: FacetValue, b: FacetValue) => number = () => 0,
): Facet[] {
  const found = Map.groupBy(
    values.flatMap(({ id, facetIndex, text, hex }, index) => {
      const count = countOf(index, id);
      const title = resolveTranslations(text, language)["title"] ?? null;
      return count === 0 ? [] : [{ facet: facetIndex, value: { id, title, hex, count } }];
    }),
    ({ facet }) => facet,
  );
  return facets.flatMap(({ id, code, text }, index) => {
    const own = found.get(index)?.map(({ value }) => value);
    const title = resolveTranslations(text, language)["title"] ?? null;
    return own === undefined ? [] : [{ id, code, title, values: own.toSorted(order) }];
  });
}

export const byCount = (a: FacetValue, b: FacetValue): number => b.count - a.count;

export interface NumberRangeOfFeature {
  count: number;
  min: number;
  max: number;
}

/** Names the ranges of the numeric features that most of the products have. */
export function nameNumbers(
  { facets }: FacetNames,
  language: string,
  products: number,
  rangeOf: (facetIndex: number, id: number) => NumberRangeOfFeature | undefined,
): NumberFacet[] {
  return facets.flatMap(({ id, code, text, unit }, index) => {
    const { count = 0, min = 0, max = 0 } = rangeOf(index, id) ?? {};
    if (count * 2 <= products || min >= max) return [];
    const title = resolveTranslations(text, language)["title"] ?? null;
    return [{ id, code, title, unit, min: Math.floor(min), max: Math.ceil(max) }];
  });
}
