import type { ListingFilter } from "./filterSearch.ts";
import { productsOf } from "./listingSubject.ts";
import type { Listing } from "./useListing.ts";

/** Filter offered above the list. */
export interface Promoted {
  key: string;
  /** i18n key of the label; `title` otherwise. */
  word?: "filters.fast" | "filters.sale";
  title?: string;
  chosen: boolean;
  /** Filters after a click. */
  next: ListingFilter;
}

const MATERIALS = 2;

/** Fast, reduced and the most common materials, unless they apply to every product. */
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
