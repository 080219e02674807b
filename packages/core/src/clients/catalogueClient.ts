import type { Facets } from "../domain/catalogue/facets.js";
import type { MenuCategory } from "../domain/catalogue/menu.js";
import type { Brand, Category, Picture, Product, ProductCard, SaleElement } from "../domain/catalogue/product.js";
import type { ProductFilter } from "./filterQuery.js";

/** The order of a list; `given_id` is that of the filter's `id`. */
export type ProductOrder =
  | "sales_view_quantity"
  | "min_price"
  | "max_price"
  | "created_reverse"
  | "rating"
  | "given_id";

/** Which products, in which order, and which part of them. */
export interface ProductQuery extends ProductFilter {
  order?: ProductOrder | undefined;
  limit?: number | undefined;
  offset?: number | undefined;
}

/**
 * The read calls of the catalogue.
 *
 * @throws ShopError NETWORK, TIMEOUT, RATE_LIMITED, HTTP_STATUS, ANSWER_INVALID, and what a call names
 */
export interface CatalogueClient {
  /** without a query: the first of all, the best sold before the others */
  products(query?: ProductQuery): Promise<ProductCard[]>;
  /** @throws ShopError NOT_FOUND */
  product(id: number): Promise<Product>;
  saleElements(productId: number): Promise<SaleElement[]>;
  /** @throws ShopError NOT_FOUND */
  category(id: number): Promise<Category>;
  /** those right below; of 0, the roots */
  subcategories(id: number): Promise<Subcategory[]>;
  /** number of visible products in it and below, of a brand where one is given */
  productCount(categoryId: number, brandId?: number): Promise<number>;
  menu(): Promise<MenuCategory[]>;
  bestsellers(limit: number): Promise<ProductCard[]>;
  /** what the filters of a list can offer */
  facets(filter: ProductFilter): Promise<Facets>;
  /** @throws ShopError NOT_FOUND */
  saleElement(id: number): Promise<{ saleElement: SaleElement; product: ProductCard }>;
  /** number of products by category id: of these, one at least, or of all categories with products */
  productCounts(categoryIds?: readonly number[]): Promise<ReadonlyMap<number, number>>;
  /** all brands, or those with products in a category and below it */
  brands(categoryId?: number): Promise<Brand[]>;
  /** @throws ShopError NOT_FOUND */
  brand(id: number): Promise<Brand>;
  brandProductCount(brandId: number, categoryId?: number): Promise<number>;
}

/** A category as a tile of the one above it shows it. */
export interface Subcategory {
  id: number;
  title: string;
  url: string;
  /** number of visible products in it and below */
  count: number;
  picture: Picture | undefined;
}
