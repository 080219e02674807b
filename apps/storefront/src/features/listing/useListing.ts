import type { Facets, ProductCard } from "@shop/core";
import { facetsQuery, productsQuery } from "@shop/core/query";
import { useShop } from "@shop/react";
import { useSuspenseQueries, useSuspenseQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import type { SortOrder } from "./pageSearch.ts";
import { useLocaleConfig } from "../../shared/useLocaleConfig.ts";
import { type ListingFilter, parseFilter } from "./filterParams.ts";
import { resolveSort, dropUnknownValues, lastPageOf, buildPageQueries, buildProductFilter } from "./listingQuery.ts";
import { type ListingSubject, filterOfSubject } from "./listingSubject.ts";

/** Product list as described by the URL. */
export interface Listing {
  subject: ListingSubject;
  filter: ListingFilter;
  /** Facets of the unfiltered list. */
  baseFacets: Facets;
  /** Facets and number of products under the active filters. */
  currentFacets: Facets;
  products: readonly ProductCard[];
  /** Last displayed page. */
  page: number;
  order: SortOrder;
  /** "€" */
  currencySymbol: string;
}

/** Reads the data fetched by `loadListing`. */
export function useListing(subject: ListingSubject): Listing {
  const shop = useShop();
  const search = useSearch({ strict: false });
  const config = useLocaleConfig();
  const { data: baseFacets } = useSuspenseQuery(facetsQuery(shop, filterOfSubject(subject)));
  const filter = dropUnknownValues(parseFilter(search), baseFacets);
  const productFilter = buildProductFilter(subject, filter, config.currencyRate);
  const { data: currentFacets } = useSuspenseQuery(facetsQuery(shop, productFilter));
  const page = Math.min(search.page ?? 1, lastPageOf(currentFacets.count));
  const order = resolveSort(subject, search.sort);
  const pages = useSuspenseQueries({
    queries: buildPageQueries(productFilter, order, page).map((query) => productsQuery(shop, query)),
  });
  const products = pages.flatMap(({ data }) => data);
  const { currencySymbol } = config;
  return { subject, filter, baseFacets, currentFacets, page, order, products, currencySymbol };
}
