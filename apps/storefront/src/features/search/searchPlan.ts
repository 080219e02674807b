import { searchCount, type SearchPage, type SearchProduct, type SearchQuery, sortByPrice } from "@shop/core";
import { FIRST_PAGES, type SearchAsked } from "./searchAsked.ts";

/** Sorting by price covers the most relevant hits only: the engine returns no more at once. */
const MOST_SORTED = 100;

/** Engine queries: by relevance, one for the first pages and one per further page; by price, a single one. */
export function searchQueries(text: string, { page, sort, categoryId }: SearchAsked): SearchQuery[] {
  if (sort !== undefined) return [{ text, from: 0, size: MOST_SORTED, categoryId }];
  return chunkEnds(page).map((end, index, ends) => {
    const from = ends[index - 1] ?? 0;
    return { text, from, size: end - from, categoryId };
  });
}

/** Splits the hits into chunks that are fetched separately, so that "load more" fetches only new products. */
export function productChunks(pages: readonly SearchPage[], { page, sort }: SearchAsked): SearchProduct[][] {
  if (sort === undefined) return pages.map(({ products }) => [...products]);
  const sorted = sortByPrice(
    pages.flatMap(({ products }) => products),
    sort,
  );
  return chunkEnds(page).map((end, index, ends) => sorted.slice(ends[index - 1] ?? 0, end));
}

/** Number of products that the page can list. */
export const showable = ({ total }: SearchPage, { sort }: SearchAsked): number =>
  sort === undefined ? total : Math.min(total, MOST_SORTED);

/** End index of each chunk. */
const chunkEnds = (page: number): number[] =>
  Array.from({ length: page - FIRST_PAGES + 1 }, (_, index) => searchCount(FIRST_PAGES + index));
