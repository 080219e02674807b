import {
  cleanSearchText,
  escapeSearchText,
  SEARCH_LINKS_LIMIT,
  type SearchLink,
  type SearchPage,
} from "../domain/search/search.js";
import { searchLinksResponse, searchPageResponse } from "../wire/search.js";
import type { ReadCall } from "./apiCall.js";

// The path is an index of the search engine, and the body are the parameters of its template.

/** A product search. */
export interface SearchQuery {
  /** As typed. */
  text: string;
  from: number;
  /** At most 100. */
  size: number;
  /** Only products of this category. */
  categoryId?: number | undefined;
}

const engineText = (text: string): string => escapeSearchText(cleanSearchText(text));

/** Returns products, best match first. */
export const products: ReadCall<[query: SearchQuery], SearchPage> = {
  priced: true,
  request: (_, { text, from, size, categoryId }) => ({
    path: "product",
    body: { text: engineText(text), from, size, category: categoryId },
  }),
  schema: searchPageResponse,
};

/** Returns content pages, best match first. */
export const links: ReadCall<[text: string], SearchLink[]> = {
  request: (_, text) => ({ path: "content", body: { text: engineText(text), from: 0, size: SEARCH_LINKS_LIMIT } }),
  schema: searchLinksResponse,
};
