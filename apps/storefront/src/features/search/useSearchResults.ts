import type { ProductCard, SearchCategory, SearchLink } from "@shop/core";
import { searchLinksQuery, searchQuery } from "@shop/core/query";
import { useShop } from "@shop/react";
import { useSuspenseQueries, useSuspenseQuery } from "@tanstack/react-query";
import type { SearchRequest } from "./searchRequest.ts";
import { buildSearchQueries, cardsQuery, splitIntoChunks, listableCount } from "./searchPlan.ts";

export interface SearchResults {
  text: string;
  request: SearchRequest;
  products: readonly ProductCard[];
  /** Number of hits in the selected category. */
  total: number;
  /** Number of hits that the page can list. */
  listableCount: number;
  /** Number of hits in all categories. */
  totalInAllCategories: number;
  categories: readonly SearchCategory[];
  corrections: readonly string[];
  links: readonly SearchLink[];
}

/** Reads the data fetched by `loadSearch`. */
export function useSearchResults(text: string, request: SearchRequest): SearchResults {
  const shop = useShop();
  const pages = useSuspenseQueries({
    queries: buildSearchQueries(text, request).map((query) => searchQuery(shop, query)),
    combine: (results) => results.map(({ data }) => data),
  });
  const cards = useSuspenseQueries({
    queries: splitIntoChunks(pages, request).map((products) => cardsQuery(shop, products)),
    combine: (results) => results.flatMap(({ data }) => data),
  });
  const { data: links } = useSuspenseQuery(searchLinksQuery(shop, text));
  const [first] = pages;
  if (first === undefined) throw new Error("A search has at least one page");
  return {
    text,
    request,
    products: cards,
    total: first.total,
    listableCount: listableCount(first, request),
    totalInAllCategories: first.totalUnfiltered,
    categories: first.categories,
    corrections: first.spellingSuggestions,
    links,
  };
}
