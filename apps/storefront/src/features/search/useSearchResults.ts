import type { ProductCard, SearchCategory, SearchLink } from "@shop/core";
import { searchLinksQuery, searchQuery } from "@shop/core/query";
import { useShop } from "@shop/react";
import { useSuspenseQueries, useSuspenseQuery } from "@tanstack/react-query";
import { cardsQuery } from "./cardsQuery.ts";
import type { SearchAsked } from "./searchAsked.ts";
import { productChunks, searchQueries, showable } from "./searchPlan.ts";

export interface SearchResults {
  text: string;
  asked: SearchAsked;
  products: readonly ProductCard[];
  /** Number of hits in the selected category. */
  total: number;
  /** Number of hits that the page can list. */
  showable: number;
  /** Number of hits in all categories. */
  all: number;
  categories: readonly SearchCategory[];
  corrections: readonly string[];
  links: readonly SearchLink[];
}

/** Reads the data fetched by `loadSearch`. */
export function useSearchResults(text: string, asked: SearchAsked): SearchResults {
  const shop = useShop();
  const pages = useSuspenseQueries({
    queries: searchQueries(text, asked).map((query) => searchQuery(shop, query)),
    combine: (answers) => answers.map(({ data }) => data),
  });
  const cards = useSuspenseQueries({
    queries: productChunks(pages, asked).map((products) => cardsQuery(shop, products)),
    combine: (answers) => answers.flatMap(({ data }) => data),
  });
  const { data: links } = useSuspenseQuery(searchLinksQuery(shop, text));
  const [first] = pages;
  if (first === undefined) throw new Error("A search has at least one page");
  const { total, all, categories, corrections } = first;
  return { text, asked, products: cards, total, showable: showable(first, asked), all, categories, corrections, links };
}
