import {
  countSearchProducts,
  type ProductCard,
  type SearchPage,
  type SearchProduct,
  type SearchQuery,
  type Shop,
  sortByPrice,
} from "@shop/core";
import { productsQuery, type ReadQuery } from "@shop/core/query";
import { FIRST_PAGES, type SearchRequest } from "./searchRequest.ts";

/** Sorting by price covers the most relevant hits only: the engine returns no more at once. */
const MAX_SORTED = 100;

/** Engine queries: by relevance, one for the first pages and one per further page; by price, a single one. */
export function buildSearchQueries(text: string, { page, order, category: categoryId }: SearchRequest): SearchQuery[] {
  if (order !== undefined) return [{ text, from: 0, size: MAX_SORTED, categoryId }];
  return chunkEnds(page).map((end, index, ends) => {
    const from = ends[index - 1] ?? 0;
    return { text, from, size: end - from, categoryId };
  });
}

/** Splits the hits into chunks that are fetched separately, so that "load more" fetches only new products. */
export function splitIntoChunks(pages: readonly SearchPage[], { page, order }: SearchRequest): SearchProduct[][] {
  if (order === undefined) return pages.map(({ products }) => [...products]);
  const hits = pages.flatMap(({ products }) => products);
  const sorted = sortByPrice(hits, order);
  return chunkEnds(page).map((end, index, ends) => sorted.slice(ends[index - 1] ?? 0, end));
}

/** Number of products that the page can list. */
export const listableCount = ({ total }: SearchPage, { order }: SearchRequest): number =>
  order === undefined ? total : Math.min(total, MAX_SORTED);

/** End index of each chunk. */
const chunkEnds = (page: number): number[] =>
  Array.from({ length: page - FIRST_PAGES + 1 }, (_, index) => countSearchProducts(FIRST_PAGES + index));

/** Product cards for the engine's hits, in their order, with prices for the delivery country. */
export function cardsQuery(shop: Shop, products: readonly SearchProduct[]): ReadQuery<ProductCard[]> {
  const ids = products.map(({ id }) => id);
  const query = productsQuery(shop, { id: ids, order: "given_id", limit: ids.length });
  // An empty id list would match every product.
  return products.length === 0 ? { ...query, queryFn: async () => [] } : query;
}
