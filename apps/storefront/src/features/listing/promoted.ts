import type { ListingFilter } from "./filterSearch.ts";
import { productsOf } from "./listingSubject.ts";
import type { Listing } from "./useListing.ts";

/** A filter that is offered above the list too. */
export interface Promoted {
  key: string;
  /** key of its word, or the word itself */
  word?: "filters.fast" | "filters.sale";
  title?: string;
  chosen: boolean;
  /** what the list is narrowed to when it is pressed */
  next: ListingFilter;
}

const MATERIALS = 2;

/** Fast, reduced and the commonest materials, as far as they narrow the list. */
export function promotedFilters({ subject, filter, offered }: Listing): Promoted[] {
  const own = productsOf(subject);
  const some = ({ count }: { count: number }): boolean => count > 0 && count < offered.count;
  const material = offered.features.find(({ code }) => code === "material");
  const materials = material?.values.filter(some).slice(0, MATERIALS) ?? [];
  return [
    ...(own.withinDays === undefined && some({ count: offered.fast }) ? [fast(filter)] : []),
    ...(own.reduced === undefined && some({ count: offered.reduced }) ? [reduced(filter)] : []),
    ...materials.map(({ id, title }) => withFeature(filter, material?.id ?? 0, id, title)),
  ];
}

const fast = (filter: ListingFilter): Promoted => ({
  key: "fast",
  word: "filters.fast",
  chosen: filter.fast,
  next: { ...filter, fast: !filter.fast },
});

const reduced = (filter: ListingFilter): Promoted => ({
  key: "sale",
  word: "filters.sale",
  chosen: filter.reduced,
  next: { ...filter, reduced: !filter.reduced },
});

function withFeature(filter: ListingFilter, featureId: number, id: number, title: string): Promoted {
  const before = filter.features[featureId] ?? [];
  const chosen = before.includes(id);
  const after = chosen ? before.filter((other) => other !== id) : [...before, id];
  return {
    key: `f${featureId}-${id}`,
    title,
    chosen,
    next: { ...filter, features: { ...filter.features, [featureId]: after } },
  };
}
