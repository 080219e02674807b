import type { ProductCard, SearchProduct, Shop } from "@shop/core";
import { productsQuery, type ReadQuery } from "@shop/core/query";

/** The shop's own cards of what the engine has found, in its order: with prices for the country that is delivered to. */
export function cardsQuery(shop: Shop, products: readonly SearchProduct[]): ReadQuery<ProductCard[]> {
  const query = productsQuery(shop, {
    id: products.map(({ id }) => id),
    order: "given_id",
    limit: products.length,
  });
  // No ids would mean every product there is.
  return products.length === 0 ? { ...query, queryFn: async () => [] } : query;
}
