import { facetsQuery, productsQuery } from "@shop/core/query";
import { useShop } from "@shop/react";
import { useSuspenseQueries, useSuspenseQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { useDeferredValue } from "react";
import { moneyFormat, useShopPrices } from "../../shared/prices/useShopPrices.ts";
import { useLocaleConfig } from "../../shared/useLocaleConfig.ts";
import { parseFilter } from "./filterParams.ts";
import {
  buildPageQueries,
  buildProductFilter,
  dropUnknownValues,
  isRanked,
  keepCurrency,
  lastPageOf,
} from "./listingQuery.ts";
import { defaultSort, filterOfSubject, type ListingSubject } from "./listingSubject.ts";

/** Product list as described by the URL. */
export type Listing = ReturnType<typeof useListing>;

/** Reads the data fetched by `loadListing`: `baseFacets` of the unfiltered list, `currentFacets` under the filter. */
export function useListing(subject: ListingSubject) {
  const shop = useShop();
  const search = useSearch({ strict: false });
  const config = useLocaleConfig();
  // Deferred: after a change of currency the list stays until that without the price filter has loaded.
  const { format, rate } = moneyFormat(config, useDeferredValue(useShopPrices().countryId));
  const { currency } = format;
  const { data: baseFacets } = useSuspenseQuery(facetsQuery(shop, filterOfSubject(subject)));
  const filter = dropUnknownValues(keepCurrency(parseFilter(search), currency, config.currency), baseFacets);
  const productFilter = buildProductFilter(subject, filter, rate);
  const { data: currentFacets } = useSuspenseQuery(facetsQuery(shop, productFilter));
  /** Last displayed page. */
  const page = Math.min(search.page ?? 1, lastPageOf(currentFacets.count));
  const order = search.sort ?? defaultSort(subject);
  const isListedBySearch = subject.kind === "search" && isRanked(search);
  const pages = useSuspenseQueries({
    queries: isListedBySearch
      ? []
      : buildPageQueries(productFilter, order, page).map((query) => productsQuery(shop, query)),
  });
  const products = pages.flatMap(({ data }) => data);
  return {
    subject,
    filter,
    baseFacets,
    currentFacets,
    page,
    order,
    products,
    currencySymbol: format.symbol,
    /** ISO 4217 of a price filter, where the address names it. */
    priceCurrency: currency === config.currency ? undefined : currency,
  };
}
