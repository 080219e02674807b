import type { CountContext } from "../catalogueIndex.ts";
import { FAST_DAYS, type Facets, RATING_STEPS } from "../facets.ts";
import { byCount } from "../nameFacets.ts";
import type { ProductFilter } from "../productFilter.ts";
import type { ProductIndex, FacetNames } from "./productIndex.ts";
import { createPriceReader } from "./createPriceReader.ts";
import { evaluateFilter } from "./evaluateFilter.ts";
import { createNumberCounter } from "./createNumberCounter.ts";
import { createValueCounter } from "./createValueCounter.ts";

/** Index of a group without conditions. */
const UNUSED_GROUP = 255;

/**
 * Counts the facets of a list. Each group ignores its own conditions, so that a second color adds products:
 * a product counts for a group when it fails in no other group.
 */
export function countFacets(index: ProductIndex, filter: ProductFilter, context: CountContext): Facets {
  const cents = createPriceReader(index, context);
  const { failures, failedIn, groups } = evaluateFilter(index, filter, cents);
  const groupOf = (name: string): number => (groups.includes(name) ? groups.indexOf(name) : UNUSED_GROUP);
  const groupsOf = (letter: string, { facets }: FacetNames): number[] =>
    facets.map(({ id }) => groupOf(`${letter}${id}`));

  const price = { group: groupOf("price"), min: Infinity, max: -Infinity };
  const fast = { group: groupOf("days"), count: 0 };
  const rating = { group: groupOf("rating"), counts: RATING_STEPS.map(() => 0) };
  const brands = { group: groupOf("brand"), counts: new Uint32Array(index.brands.length) };
  const attributes = createValueCounter(index.attributes, index.attributesOf, groupsOf("a", index.attributes));
  const features = createValueCounter(index.features, index.featuresOf, groupsOf("f", index.features));
  const measures = { group: groupOf("measures"), ...createNumberCounter(index) };
  let total = 0;
  let inStock = 0;
  let reduced = 0;

  for (let row = 0; row < index.size; row++) {
    const failed = failures[row] ?? 0;
    if (failed > 1) continue;
    const only = failed === 0 ? undefined : (failedIn[row] ?? UNUSED_GROUP);
    const counts = (group: number): boolean => only === undefined || only === group;
    if (only === undefined) {
      total += 1;
      inStock += index.inStock[row] ?? 0;
      reduced += index.reduced[row] ?? 0;
    }
    if (counts(price.group)) {
      const unitCents = cents(row);
      price.min = Math.min(price.min, unitCents);
      price.max = Math.max(price.max, unitCents);
    }
    if (counts(fast.group) && (index.days[row] ?? 0) <= FAST_DAYS) fast.count += 1;
    if (counts(rating.group)) {
      const tenths = index.ratings[row] ?? 0;
      RATING_STEPS.forEach(
        (stars, at) => (rating.counts[at] = (rating.counts[at] ?? 0) + Number(tenths >= stars * 10)),
      );
    }
    const brand = index.brandOf[row] ?? -1;
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
    ratings: RATING_STEPS.map((stars, at) => ({ rating: stars, count: rating.counts[at] ?? 0 })),
    brands: index.brands.flatMap(({ id, title }, place) =>
      (brands.counts[place] ?? 0) === 0 ? [] : [{ id, title, hex: null, count: brands.counts[place] ?? 0 }],
    ),
    attributes: attributes.facets(context.language),
    features: features.facets(context.language, byCount),
    numbers: measures.facets(context.language),
  };
}
