import { searchLinksQuery, searchQuery } from "@shop/core/query";
import { useShop } from "@shop/react";
import { useSuspenseQueries, useSuspenseQuery } from "@tanstack/react-query";
import { buildSearchQueries, cardsQuery } from "./searchPlan.ts";
import type { SearchRequest } from "./searchRequest.ts";

export type SearchResults = ReturnType<typeof useSearchResults>;

/** Reads the data fetched by `loadSearch`. */
export function useSearchResults(text: string, request: SearchRequest) {
  const shop = useShop();
  const pages = useSuspenseQueries({
    queries: buildSearchQueries(text, request).map((query) => searchQuery(shop, query)),
    combine: (results) => results.map(({ data }) => data),
  });
  const products = useSuspenseQueries({
    queries: request.ranked ? pages.map((page) => cardsQuery(shop, page.products)) : [],
    combine: (results) => results.flatMap(({ data }) => data),
  });
  const { data: links } = useSuspenseQuery(searchLinksQuery(shop, text));
  const [first] = pages;
  if (first === undefined) throw new Error("A search has at least one page");
  return { ...first, text, request, products, links };
}
