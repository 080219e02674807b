import { searchCount, type SearchPage, type SearchProduct, type SearchQuery, sortByPrice } from "@shop/core";
import { FIRST_PAGES, type SearchAsked } from "./searchAsked.ts";

/** By price are put the best so many: the engine gives no more at once, and what fits less well is not worth its price. */
const MOST_SORTED = 100;

/** What the engine is asked: by relevance one query for the pages that come at once and one for each further page. */
export function searchQueries(text: string, { page, sort, categoryId }: SearchAsked): SearchQuery[] {
  if (sort !== undefined) return [{ text, from: 0, size: MOST_SORTED, categoryId }];
  return chunkEnds(page).map((end, index, ends) => {
    const from = ends[index - 1] ?? 0;
    return { text, from, size: end - from, categoryId };
  });
}

/** The products of every query's place in the list: each chunk is fetched by itself, so that more brings only what is new. */
export function productChunks(pages: readonly SearchPage[], { page, sort }: SearchAsked): SearchProduct[][] {
  if (sort === undefined) return pages.map(({ products }) => [...products]);
  const sorted = sortByPrice(
    pages.flatMap(({ products }) => products),
    sort,
  );
  return chunkEnds(page).map((end, index, ends) => sorted.slice(ends[index - 1] ?? 0, end));
}

/** How many products there are to show in all. */
export const showable = ({ total }: SearchPage, { sort }: SearchAsked): number =>
  sort === undefined ? total : Math.min(total, MOST_SORTED);

/** After how many products each chunk ends. */
const chunkEnds = (page: number): number[] =>
  Array.from({ length: page - FIRST_PAGES + 1 }, (_, index) => searchCount(FIRST_PAGES + index));
