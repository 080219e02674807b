import type { NumberFacet } from "../facets.ts";
import { nameNumbers } from "../nameFacets.ts";
import type { ProductIndex } from "./productIndex.ts";
import { endOf, startOf } from "./packedLists.ts";

/** Collects minimum and maximum of the numeric features that most products have. */
export function createNumberCounter({ features, numericFeaturesOf: lists, featureNumbers }: ProductIndex) {
  const found = features.facets.map(() => ({ count: 0, min: Infinity, max: -Infinity }));
  let products = 0;
  return {
    count(row: number): void {
      products += 1;
      for (let at = startOf(lists, row); at < endOf(lists, row); at++) {
        const own = found[lists.values[at] ?? 0];
        const number = featureNumbers[at] ?? 0;
        if (own === undefined) continue;
        own.count += 1;
        own.min = Math.min(own.min, number);
        own.max = Math.max(own.max, number);
      }
    },
    facets: (language: string): NumberFacet[] => nameNumbers(features, language, products, (place) => found[place]),
  };
}
