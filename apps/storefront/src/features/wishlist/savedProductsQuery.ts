import type { ProductCard, Shop } from "@shop/core";
import { productsQuery, type ReadQuery } from "@shop/core/query";

/** Returns the query of the products of a wish list, in its order. Products that are no longer sold are absent. */
export const savedProductsQuery = (shop: Shop, ids: readonly number[]): ReadQuery<ProductCard[]> =>
  productsQuery(shop, { id: [...ids], order: "given_id", limit: ids.length });
