import * as v from "valibot";
import type { MenuCategory } from "../domain/catalogue/menu.js";
import type { Facets } from "../domain/catalogue/facets.js";
import type { Brand, Category, Picture, Product, ProductCard, SaleElement } from "../domain/catalogue/product.js";
import { menuRow } from "../wire/content.js";
import { facetsRow } from "../wire/facets.js";
import { brandRow, categoryRow } from "../wire/category.js";
import { pictureRow } from "../wire/picture.js";
import { productCardRow, productRow, saleElementRow } from "../wire/product.js";
import { integer } from "../wire/scalars.js";
import { filterQuery, type ProductFilter } from "./filterQuery.js";
import { ShopError } from "../shared/shopError.js";
import type { Http } from "./http.js";

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
  /** number of visible products in it and below */
  productCount(categoryId: number): Promise<number>;
  menu(): Promise<MenuCategory[]>;
  bestsellers(limit: number): Promise<ProductCard[]>;
  /** what the filters of a list can offer */
  facets(filter: ProductFilter): Promise<Facets>;
  /** @throws ShopError NOT_FOUND */
  saleElement(id: number): Promise<{ saleElement: SaleElement; product: ProductCard }>;
  /** of all categories with products: number of products by category id */
  productCounts(): Promise<ReadonlyMap<number, number>>;
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

const cards = v.array(productCardRow);
const subcategories = v.array(
  v.pipe(
    v.object({
      id: integer,
      title: v.string(),
      url: v.string(),
      count: integer,
      image: v.optional(v.array(pictureRow), []),
    }),
    v.transform(({ image, ...row }): Subcategory => ({ ...row, picture: image[0] })),
  ),
);

/** Reading calls of the catalogue. Texts are for one locale, prices for the country that is asked for: undefined is the locale's. */
export function createCatalogueClient(
  http: Http,
  where: { locale: string; countryId: () => number | undefined },
): CatalogueClient {
  const { locale } = where;
  const priced = () => ({ translation: locale, country_id: where.countryId() });
  return {
    products: ({ order, limit, offset, ...filter } = {}) =>
      http({
        api: "main",
        method: "GET",
        path: "products_list/",
        query: { ...filterQuery(filter), order, limit, offset, ...priced() },
        answer: cards,
      }),
    product: (id) =>
      http({
        api: "main",
        method: "GET",
        path: `products/${id}`,
        query: { document: 1, ...priced() },
        answer: v.array(productRow),
      }).then((rows) => first(rows, `product ${id}`)),
    saleElements: (id) =>
      http({
        api: "fast",
        method: "GET",
        path: `products/combinations/${id}/${locale}`,
        query: { country_id: where.countryId() },
        answer: v.array(saleElementRow),
      }),
    category: (id) =>
      http({
        api: "main",
        method: "GET",
        path: `categories/${id}`,
        query: { translation: locale },
        answer: v.object({ categoryItems: v.array(categoryRow) }),
      }).then(({ categoryItems }) => first(categoryItems, `category ${id}`)),
    subcategories: (id) =>
      http({
        api: "fast",
        method: "GET",
        path: "category_children/",
        query: { category_id: id, locale },
        answer: subcategories,
      }),
    productCount: (id) =>
      http({
        api: "fast",
        method: "GET",
        path: `category_count/single/${id}`,
        answer: v.object({ count: integer }),
      }).then(({ count }) => count),
    menu: () =>
      http({
        api: "fast",
        method: "GET",
        path: "category_menu/custom_attribute/",
        query: { locale },
        answer: v.array(menuRow),
      }),
    bestsellers: (limit) =>
      http({
        api: "fast",
        method: "GET",
        path: "recommendation/bestseller-data/",
        query: { locale, country_id: where.countryId(), limit },
        answer: cards,
      }),
    facets: (filter) =>
      http({
        api: "fast",
        method: "GET",
        path: "product_facets/",
        query: { ...filterQuery(filter), locale, country_id: where.countryId() },
        answer: facetsRow,
      }),
    saleElement: (id) =>
      http({
        api: "main",
        method: "GET",
        path: `get_pse/${id}`,
        query: priced(),
        answer: v.array(v.intersect([saleElementRow, v.object({ product: productCardRow })])),
      }).then((rows) => {
        const { product, ...saleElement } = first(rows, `sale element ${id}`);
        return { saleElement, product };
      }),
    productCounts: () =>
      http({
        api: "fast",
        method: "GET",
        path: "category_count/custom_attribute/",
        answer: v.array(v.object({ category_id: integer, count: integer })),
      }).then((rows) => new Map(rows.map(({ category_id, count }) => [category_id, count]))),
    brands: (categoryId) =>
      http({
        api: "fast",
        method: "GET",
        path: "brand_list",
        query: { locale, category_id: categoryId },
        answer: v.array(brandRow),
      }),
    brand: (id) => http({ api: "fast", method: "GET", path: `brands/${id}/${locale}`, answer: brandRow }),
    brandProductCount: (brandId, categoryId) =>
      http({
        api: "fast",
        method: "GET",
        path: categoryId === undefined ? `brand_count/${brandId}` : "brand_category_count/",
        query: categoryId === undefined ? {} : { brand_id: brandId, category_id: categoryId },
        answer: v.object({ count: integer }),
      }).then(({ count }) => count),
  };
}

function first<T>(rows: readonly T[], what: string): T {
  const [row] = rows;
  if (row === undefined) throw new ShopError("NOT_FOUND", { details: { what } });
  return row;
}
