import type { ProductCard, SearchProduct, Shop } from "@shop/core";
import { productsQuery, type ReadQuery } from "@shop/core/query";

/** Product cards for the engine's hits, in their order, with prices for the delivery country. */
export function cardsQuery(shop: Shop, products: readonly SearchProduct[]): ReadQuery<ProductCard[]> {
  const query = productsQuery(shop, {
    id: products.map(({ id }) => id),
    order: "given_id",
    limit: products.length,
  });
  // An empty id list would match every product.
  return products.length === 0 ? { ...query, queryFn: async () => [] } : query;
}
