import type { Facets, ProductFilter, ProductQuery } from "@shop/core";
import { SORTS, type Sort } from "../../app/pageSearch.ts";
import type { ListingFilter, Range } from "./filterSearch.ts";
import { FAST_DAYS, type ListingSubject, orderOf, productsOf } from "./listingSubject.ts";

/** Products per page and per "load more" step. */
export const PAGE_SIZE = 24;

export const lastPage = (count: number): number => Math.max(1, Math.ceil(count / PAGE_SIZE));

/** Returns one query per page, so that "load more" fetches only new products. */
export function pageQueries(filter: ProductFilter, order: Sort, pages: number): ProductQuery[] {
  return Array.from({ length: pages }, (_, index) => ({
    ...filter,
    order,
    limit: PAGE_SIZE,
    offset: index * PAGE_SIZE,
  }));
}

/** Sort order of the URL, else the subject's default. */
export const chosenOrder = (subject: ListingSubject, sort: Sort | undefined): Sort => sort ?? orderOf(subject);

/** Search parameter for a sort order; undefined for the subject's default. */
export const sortParam = (subject: ListingSubject, order: string): Sort | undefined =>
  order === orderOf(subject) ? undefined : SORTS.find((known) => known === order);

/** Backend filter for a list. The subject's own brand, promotion or speed cannot be changed by the shopper. */
export function productFilter(subject: ListingSubject, filter: ListingFilter, currencyRate: number): ProductFilter {
  const own = productsOf(subject);
  return {
    ...own,
    brand: own.brand ?? (filter.brands.length > 0 ? filter.brands : undefined),
    attributes: orNothing(filter.attributes),
    features: orNothing(filter.features),
    ranges: orNothing(
      Object.fromEntries(Object.entries(filter.measures).map(([id, { min = 0, max = MOST }]) => [id, { min, max }])),
    ),
    price: filter.price && inEuro(filter.price, currencyRate),
    inStock: filter.inStock || undefined,
    reduced: own.reduced ?? (filter.reduced || undefined),
    withinDays: own.withinDays ?? (filter.fast ? FAST_DAYS : undefined),
    minRating: filter.minRating,
  };
}

/** Above any measure; the backend requires both bounds of a range. */
const MOST = 999_999;

/** The backend filters by whole euros: rounds outwards, so that no product within the displayed range is missing. */
const inEuro = ({ min, max }: Range, rate: number): ProductFilter["price"] => ({
  min: min === undefined ? undefined : Math.floor(min / rate),
  max: max === undefined ? undefined : Math.ceil(max / rate),
});

const orNothing = <T>(chosen: Readonly<Record<number, T>>): Readonly<Record<number, T>> | undefined =>
  Object.keys(chosen).length === 0 ? undefined : chosen;

/** Drops values that the subject does not offer, e.g. from an outdated URL. */
export function knownOnly(filter: ListingFilter, offered: Facets): ListingFilter {
  const brands = new Set(offered.brands.map(({ id }) => id));
  return {
    ...filter,
    brands: filter.brands.filter((id) => brands.has(id)),
    attributes: knownValues(filter.attributes, offered.attributes),
    features: knownValues(filter.features, offered.features),
    measures: Object.fromEntries(
      Object.entries(filter.measures).filter(([id]) => offered.numbers.some((measure) => measure.id === Number(id))),
    ),
  };
}

function knownValues(
  chosen: Readonly<Record<number, readonly number[]>>,
  facets: Facets["attributes"],
): Record<number, readonly number[]> {
  const known = Object.entries(chosen).map(([id, values]): [string, number[]] => {
    const offered = facets.find((facet) => facet.id === Number(id))?.values ?? [];
    return [id, values.filter((value) => offered.some((one) => one.id === value))];
  });
  return Object.fromEntries(known.filter(([, values]) => values.length > 0));
}
