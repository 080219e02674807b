import type { Facet, FacetValue } from "../facets.ts";
import { nameFacets } from "../nameFacets.ts";
import type { FacetNames } from "./productIndex.ts";
import { endOf, type PackedLists, startOf } from "./packedLists.ts";

/** Counts products per facet value. `groups` holds the group of each facet, whose own conditions its counts ignore. */
export function createValueCounter(names: FacetNames, lists: PackedLists, groups: readonly number[]) {
  const { values } = names;
  const counts = new Uint32Array(values.length);
  const groupOfValue = Uint8Array.from(values, ({ facetIndex }) => groups[facetIndex] ?? 0);
  return {
    /** @param only the single group the product fails; undefined when it fails none */
    count(row: number, only: number | undefined): void {
      for (let at = startOf(lists, row); at < endOf(lists, row); at++) {
        const value = lists.values[at] ?? 0;
        if (only === undefined || groupOfValue[value] === only) counts[value] = (counts[value] ?? 0) + 1;
      }
    },
    facets: (language: string, order?: (a: FacetValue, b: FacetValue) => number): Facet[] =>
      nameFacets(names, language, (value) => counts[value] ?? 0, order),
  };
}
