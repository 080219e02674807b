import type { Facets, ProductCard } from "@shop/core";
import { facetsQuery, productsQuery } from "@shop/core/query";
import { useShop } from "@shop/react";
import { useSuspenseQueries, useSuspenseQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import type { Sort } from "../../app/pageSearch.ts";
import { useMoneyFormat } from "../../app/useMoney.ts";
import { type ListingFilter, readFilter } from "./filterSearch.ts";
import { chosenOrder, knownOnly, lastPage, pageQueries, productFilter } from "./listingQuery.ts";
import { type ListingSubject, productsOf } from "./listingSubject.ts";

/** Product list as described by the URL. */
export interface Listing {
  subject: ListingSubject;
  filter: ListingFilter;
  /** Facets of the unfiltered list. */
  offered: Facets;
  /** Facets and number of products under the active filters. */
  found: Facets;
  products: readonly ProductCard[];
  /** Last displayed page. */
  page: number;
  order: Sort;
}

/** Reads the data fetched by `loadListing`. */
export function useListing(subject: ListingSubject): Listing {
  const shop = useShop();
  const search = useSearch({ strict: false });
  const { rate } = useMoneyFormat();
  const { data: offered } = useSuspenseQuery(facetsQuery(shop, productsOf(subject)));
  const filter = knownOnly(readFilter(search), offered);
  const asked = productFilter(subject, filter, rate);
  const { data: found } = useSuspenseQuery(facetsQuery(shop, asked));
  const page = Math.min(search.page ?? 1, lastPage(found.count));
  const order = chosenOrder(subject, search.sort);
  const pages = useSuspenseQueries({
    queries: pageQueries(asked, order, page).map((query) => productsQuery(shop, query)),
  });
  return { subject, filter, offered, found, page, order, products: pages.flatMap(({ data }) => data) };
}
