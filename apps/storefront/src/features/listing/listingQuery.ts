import type { Facets, ProductFilter, ProductQuery } from "@shop/core";
import { SORTS, type Sort } from "../../app/pageSearch.ts";
import type { ListingFilter, Range } from "./filterSearch.ts";
import { FAST_DAYS, type ListingSubject, orderOf, productsOf } from "./listingSubject.ts";

/** Cards of the first page and of each step of "load more". */
export const PAGE_SIZE = 24;

export const lastPage = (count: number): number => Math.max(1, Math.ceil(count / PAGE_SIZE));

/** One query per page: "load more" asks only for what is not there yet. */
export function pageQueries(filter: ProductFilter, order: Sort, pages: number): ProductQuery[] {
  return Array.from({ length: pages }, (_, index) => ({
    ...filter,
    order,
    limit: PAGE_SIZE,
    offset: index * PAGE_SIZE,
  }));
}

/** The order the address asks for, or the subject's own. */
export const chosenOrder = (subject: ListingSubject, sort: Sort | undefined): Sort => sort ?? orderOf(subject);

/** How the address names an order: the subject's own needs no name. */
export const sortParam = (subject: ListingSubject, order: string): Sort | undefined =>
  order === orderOf(subject) ? undefined : SORTS.find((known) => known === order);

/** What the shop is asked for. A subject's own brand, promotion or speed is not up for choice. */
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

/** No measure is larger; the shop wants both ends of a range. */
const MOST = 999_999;

/** The shop filters by whole euro: rounded outwards, so that nothing is missing that the shown price lets in. */
const inEuro = ({ min, max }: Range, rate: number): ProductFilter["price"] => ({
  min: min === undefined ? undefined : Math.floor(min / rate),
  max: max === undefined ? undefined : Math.ceil(max / rate),
});

const orNothing = <T>(chosen: Readonly<Record<number, T>>): Readonly<Record<number, T>> | undefined =>
  Object.keys(chosen).length === 0 ? undefined : chosen;

/** Without the values the subject has nothing of: they come from an old or foreign address and count as absent. */
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
