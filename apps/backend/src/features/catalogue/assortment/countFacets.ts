import type { Facets } from "../facets.ts";
import type { ProductFilter } from "../productFilter.ts";
import type { Assortment, FacetNames } from "./assortment.ts";
import { centsIn, type CountedIn } from "./centsIn.ts";
import { judge } from "./judge.ts";
import { measureCounter } from "./measureCounter.ts";
import { valueCounter } from "./valueCounter.ts";

/** Dispatch within this many days counts as fast. */
const FAST_DAYS = 5;
const STARS = [4, 3, 2, 1];
/** Index of a group without conditions. */
const NOWHERE = 255;

/**
 * Counts the facets of a list. Each group ignores its own conditions, so that a second color adds products:
 * a product counts for a group when it fails in no other group.
 */
export function countFacets(assortment: Assortment, filter: ProductFilter, shown: CountedIn): Facets {
  const cents = centsIn(assortment, shown);
  const { failures, failedIn, groups } = judge(assortment, filter, cents);
  const groupOf = (name: string): number => (groups.includes(name) ? groups.indexOf(name) : NOWHERE);
  const groupsOf = (letter: string, { facets }: FacetNames): number[] =>
    facets.map(({ id }) => groupOf(`${letter}${id}`));

  const price = { group: groupOf("price"), min: Infinity, max: -Infinity };
  const fast = { group: groupOf("days"), count: 0 };
  const rating = { group: groupOf("rating"), counts: STARS.map(() => 0) };
  const brands = { group: groupOf("brand"), counts: new Uint32Array(assortment.brands.length) };
  const attributes = valueCounter(assortment.attributes, assortment.attributesOf, groupsOf("a", assortment.attributes));
  const features = valueCounter(assortment.features, assortment.featuresOf, groupsOf("f", assortment.features));
  const measures = { group: groupOf("measures"), ...measureCounter(assortment) };
  let total = 0;
  let inStock = 0;
  let reduced = 0;

  for (let row = 0; row < assortment.size; row++) {
    const failed = failures[row] ?? 0;
    if (failed > 1) continue;
    const only = failed === 0 ? undefined : (failedIn[row] ?? NOWHERE);
    const counts = (group: number): boolean => only === undefined || only === group;
    if (only === undefined) {
      total += 1;
      inStock += assortment.stocked[row] ?? 0;
      reduced += assortment.reduced[row] ?? 0;
    }
    if (counts(price.group)) {
      const asked = cents(row);
      price.min = Math.min(price.min, asked);
      price.max = Math.max(price.max, asked);
    }
    if (counts(fast.group) && (assortment.days[row] ?? 0) <= FAST_DAYS) fast.count += 1;
    if (counts(rating.group)) {
      const tenths = assortment.ratings[row] ?? 0;
      STARS.forEach((stars, at) => (rating.counts[at] = (rating.counts[at] ?? 0) + Number(tenths >= stars * 10)));
    }
    const brand = assortment.brandOf[row] ?? -1;
    if (brand >= 0 && counts(brands.group)) brands.counts[brand] = (brands.counts[brand] ?? 0) + 1;
    attributes.count(row, only);
    features.count(row, only);
    if (counts(measures.group)) measures.count(row);
  }

  return {
    total,
    inStock,
    reduced,
    fast: fast.count,
    priceCents: price.min > price.max ? undefined : { min: price.min, max: price.max },
    ratings: STARS.map((stars, at) => ({ rating: stars, count: rating.counts[at] ?? 0 })),
    brands: assortment.brands.flatMap(({ id, title }, place) =>
      (brands.counts[place] ?? 0) === 0 ? [] : [{ id, title, hex: null, count: brands.counts[place] ?? 0 }],
    ),
    attributes: attributes.facets(shown.language, () => 0),
    features: features.facets(shown.language, (a, b) => b.count - a.count),
    numbers: measures.facets(shown.language),
  };
}
