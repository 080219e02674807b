import type { ListingFilter } from "./filterParams.ts";
import { filterOfSubject } from "./listingSubject.ts";
import type { Listing } from "./useListing.ts";

/** Filter offered above the list. */
export interface PromotedFilter {
  key: string;
  /** i18n key of the label; `title` otherwise. */
  labelKey?: "filters.fast" | "filters.sale";
  title?: string;
  selected: boolean;
  /** Filters after a click. */
  next: ListingFilter;
}

const MATERIALS = 2;

/** Fast, reduced and the most common materials, unless they apply to every product. */
export function getPromotedFilters({ subject, filter, baseFacets }: Listing): PromotedFilter[] {
  const own = filterOfSubject(subject);
  const narrowsList = ({ count }: { count: number }): boolean => count > 0 && count < baseFacets.count;
  const material = baseFacets.features.find(({ code }) => code === "material");
  const materials = material?.values.filter(narrowsList).slice(0, MATERIALS) ?? [];
  return [
    ...(own.withinDays === undefined && narrowsList({ count: baseFacets.fastDelivery }) ? [toggleFast(filter)] : []),
    ...(own.reduced === undefined && narrowsList({ count: baseFacets.onSale }) ? [toggleReduced(filter)] : []),
    ...materials.map(({ id, title }) => toggleFeature(filter, material?.id ?? 0, id, title)),
  ];
}

const toggleFast = (filter: ListingFilter): PromotedFilter => ({
  key: "fast",
  labelKey: "filters.fast",
  selected: filter.fast,
  next: { ...filter, fast: !filter.fast },
});

const toggleReduced = (filter: ListingFilter): PromotedFilter => ({
  key: "sale",
  labelKey: "filters.sale",
  selected: filter.reduced,
  next: { ...filter, reduced: !filter.reduced },
});

function toggleFeature(filter: ListingFilter, featureId: number, id: number, title: string): PromotedFilter {
  const before = filter.features[featureId] ?? [];
  const selected = before.includes(id);
  const after = selected ? before.filter((other) => other !== id) : [...before, id];
  return {
    key: `f${featureId}-${id}`,
    title,
    selected,
    next: { ...filter, features: { ...filter.features, [featureId]: after } },
  };
}
