import { countSearchProducts, type ProductCard, type SearchProduct, type SearchQuery, type Shop } from "@shop/core";
import { productsQuery, type ReadQuery } from "@shop/core/query";
import type { SearchRequest } from "./searchRequest.ts";

/** Engine queries, one per page; only the first, for categories and corrections, when others list the products. */
export const buildSearchQueries = (
  text: string,
  { page, category: categoryId, ranked }: SearchRequest,
): [SearchQuery, ...SearchQuery[]] => [
  { text, from: 0, size: countSearchProducts(1), categoryId },
  ...Array.from({ length: ranked ? page - 1 : 0 }, (_, index) => {
    const from = countSearchProducts(index + 1);
    return { text, from, size: countSearchProducts(index + 2) - from, categoryId };
  }),
];

/** Product cards for the engine's hits, in their order, with prices for the delivery country. */
export function cardsQuery(shop: Shop, products: readonly SearchProduct[]): ReadQuery<ProductCard[]> {
  const ids = products.map(({ id }) => id);
  const query = productsQuery(shop, { id: ids, order: "given_id", limit: ids.length });
  // An empty id list would match every product.
  return products.length === 0 ? { ...query, queryFn: async () => [] } : query;
}
