import type { Facets } from "../domain/catalogue/facets.js";
import type { MenuCategory } from "../domain/catalogue/menu.js";
import type { Brand, Category, Picture, Product, ProductCard, Variant } from "../domain/catalogue/product.js";
import type { ProductFilter } from "./filterQuery.js";

/** Sort order of a list; `given_id` keeps the order of the filter's `id`. */
export type ProductOrder =
  | "sales_view_quantity"
  | "min_price"
  | "max_price"
  | "created_reverse"
  | "rating"
  | "given_id";

/** Filter, sort order and page of a product list. */
export interface ProductQuery extends ProductFilter {
  order?: ProductOrder | undefined;
  limit?: number | undefined;
  offset?: number | undefined;
}

/**
 * Read calls of the catalogue.
 *
 * @throws ShopError NETWORK, TIMEOUT, RATE_LIMITED, HTTP_STATUS, RESPONSE_INVALID, and the errors of each call
 */
export interface CatalogueClient {
  /** Without a query: the first products of the catalogue, best sellers first. */
  products(query?: ProductQuery): Promise<ProductCard[]>;
  /** @throws ShopError NOT_FOUND */
  product(id: number): Promise<Product>;
  variants(productId: number): Promise<Variant[]>;
  /** @throws ShopError NOT_FOUND */
  category(id: number): Promise<Category>;
  /** Direct children; 0 for the root categories. */
  subcategories(id: number): Promise<Subcategory[]>;
  /** Number of visible products in the category and below it, optionally of one brand. */
  productCount(categoryId: number, brandId?: number): Promise<number>;
  menu(): Promise<MenuCategory[]>;
  bestsellers(limit: number): Promise<ProductCard[]>;
  /** Filter options of a list, with counts. */
  facets(filter: ProductFilter): Promise<Facets>;
  /** @throws ShopError NOT_FOUND */
  variant(id: number): Promise<{ variant: Variant; product: ProductCard }>;
  /** Number of products by category id: of the given categories (at least one), or of all that have products. */
  productCounts(categoryIds?: readonly number[]): Promise<ReadonlyMap<number, number>>;
  /** All brands, or those with products in the category and below it. */
  brands(categoryId?: number): Promise<Brand[]>;
  /** @throws ShopError NOT_FOUND */
  brand(id: number): Promise<Brand>;
  brandProductCount(brandId: number, categoryId?: number): Promise<number>;
}

/** A category as a tile on the page of its parent. */
export interface Subcategory {
  id: number;
  title: string;
  url: string;
  /** Number of visible products in it and below it. */
  count: number;
  picture: Picture | undefined;
}
