import type { Facet, Facets, ProductFilter, ProductQuery } from "@shop/core";
import { SORT_ORDERS, type SortOrder } from "./pageSearch.ts";
import { isFiltered, type ListingFilter, parseFilter, type Range } from "./filterParams.ts";
import { FAST_DAYS, type ListingSubject, defaultSort, filterOfSubject } from "./listingSubject.ts";

/** Products per page and per "load more" step. */
export const PAGE_SIZE = 24;

export const lastPageOf = (count: number): number => Math.max(1, Math.ceil(count / PAGE_SIZE));

/** Returns one query per page, so that "load more" fetches only new products. */
export function buildPageQueries(filter: ProductFilter, order: SortOrder, pages: number): ProductQuery[] {
  return Array.from({ length: pages }, (_, index) => ({
    ...filter,
    order,
    limit: PAGE_SIZE,
    offset: index * PAGE_SIZE,
  }));
}

/** Whether the search engine lists the products: a search without filter and sort order. */
export const isRanked = (search: { sort?: unknown }): boolean =>
  search.sort === undefined && !isFiltered(parseFilter(search));

/** Search parameter for a sort order; undefined for the subject's default. */
export const toSortParam = (subject: ListingSubject, order: string): (typeof SORT_ORDERS)[number] | undefined =>
  order === defaultSort(subject) ? undefined : SORT_ORDERS.find((known) => known === order);

/**
 * Drops a price filter in another currency than the displayed one, whose numbers would mean other amounts.
 * @param own currency of the storefront, which addresses do not name
 */
export const keepCurrency = (filter: ListingFilter, currency: string, own: string): ListingFilter =>
  (filter.price?.currency ?? own) === currency ? filter : { ...filter, price: undefined };

/** Backend filter for a list. The subject's own brand, promotion or speed cannot be changed by the shopper. */
export function buildProductFilter(subject: ListingSubject, filter: ListingFilter, rate: number): ProductFilter {
  const own = filterOfSubject(subject);
  return {
    ...own,
    brand: own.brand ?? (filter.brands.length > 0 ? filter.brands : undefined),
    attributes: undefinedIfEmpty(filter.attributes),
    features: undefinedIfEmpty(filter.features),
    ranges: undefinedIfEmpty(
      Object.fromEntries(
        Object.entries(filter.measures).map(([id, { min = 0, max = MAX_MEASURE }]) => [id, { min, max }]),
      ),
    ),
    price: filter.price && toShopRange(filter.price, rate),
    inStock: filter.inStock || undefined,
    reduced: own.reduced ?? (filter.reduced || undefined),
    withinDays: own.withinDays ?? (filter.fast ? FAST_DAYS : undefined),
    minRating: filter.minRating,
  };
}

/** Above any measure; the backend requires both bounds of a range. */
const MAX_MEASURE = 999_999;

/**
 * Converts a range to whole units of the list's currency, by which the backend filters. Rounds outwards, so that no
 * product within the displayed range is missing.
 */
const toShopRange = ({ min, max }: Range, rate: number): ProductFilter["price"] => ({
  min: min === undefined ? undefined : Math.floor(min / rate),
  max: max === undefined ? undefined : Math.ceil(max / rate),
});

const undefinedIfEmpty = <T>(selected: Readonly<Record<number, T>>): Readonly<Record<number, T>> | undefined =>
  Object.keys(selected).length === 0 ? undefined : selected;

/** Drops values that the subject does not offer, e.g. from an outdated URL. */
export function dropUnknownValues(filter: ListingFilter, offered: Facets): ListingFilter {
  return {
    ...filter,
    brands: keepKnownIds(filter.brands, offered.brands),
    attributes: keepKnownValues(filter.attributes, offered.attributes),
    features: keepKnownValues(filter.features, offered.features),
    measures: Object.fromEntries(
      Object.entries(filter.measures).filter(([id]) => offered.ranges.some((measure) => measure.id === Number(id))),
    ),
  };
}

const keepKnownIds = (ids: readonly number[], known: ReadonlyArray<{ id: number }> = []): number[] =>
  ids.filter((id) => known.some((other) => other.id === id));

const keepKnownValues = (
  selected: ListingFilter["attributes"],
  facets: readonly Facet[],
): ListingFilter["attributes"] =>
  Object.fromEntries(
    Object.entries(selected)
      .map(([id, ids]) => [id, keepKnownIds(ids, facets.find((facet) => facet.id === Number(id))?.values)] as const)
      .filter(([, ids]) => ids.length > 0),
  );
