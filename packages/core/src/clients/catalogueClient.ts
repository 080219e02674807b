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
import { reading } from "./reading.js";

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

const cards = v.array(productCardRow);
const counted = v.object({ count: integer });
const subcategoryRow = v.pipe(
  v.object({
    id: integer,
    title: v.string(),
    url: v.string(),
    count: integer,
    image: v.optional(v.array(pictureRow), []),
  }),
  v.transform(({ image, ...row }): Subcategory => ({ ...row, picture: image[0] })),
);

/** Reading calls of the catalogue. Texts are for one locale, prices for the country that is asked for: undefined is the locale's. */
export function createCatalogueClient(
  http: Http,
  where: { locale: string; countryId: () => number | undefined },
): CatalogueClient {
  const { locale } = where;
  const main = reading(http, "main");
  const fast = reading(http, "fast");
  const country = () => ({ country_id: where.countryId() });
  const priced = () => ({ translation: locale, ...country() });
  return {
    products: ({ order, limit, offset, ...filter } = {}) =>
      main("products_list/", cards, { ...filterQuery(filter), order, limit, offset, ...priced() }),
    product: (id) =>
      main(`products/${id}`, v.array(productRow), { document: 1, ...priced() }).then((rows) =>
        first(rows, `product ${id}`),
      ),
    saleElements: (id) => fast(`products/combinations/${id}/${locale}`, v.array(saleElementRow), country()),
    category: (id) =>
      main(`categories/${id}`, v.object({ categoryItems: v.array(categoryRow) }), { translation: locale }).then(
        ({ categoryItems }) => first(categoryItems, `category ${id}`),
      ),
    subcategories: (id) => fast("category_children/", v.array(subcategoryRow), { category_id: id, locale }),
    productCount: (id, brandId) =>
      fast(`category_count/single/${id}`, counted, { brand_id: brandId }).then(({ count }) => count),
    menu: () => fast("category_menu/custom_attribute/", v.array(menuRow), { locale }),
    bestsellers: (limit) => fast("recommendation/bestseller-data/", cards, { locale, ...country(), limit }),
    facets: (filter) => fast("product_facets/", facetsRow, { ...filterQuery(filter), locale, ...country() }),
    saleElement: (id) =>
      main(
        `get_pse/${id}`,
        v.array(v.intersect([saleElementRow, v.object({ product: productCardRow })])),
        priced(),
      ).then((rows) => {
        const { product, ...saleElement } = first(rows, `sale element ${id}`);
        return { saleElement, product };
      }),
    productCounts: (ids) =>
      fast(
        `category_count/${ids === undefined ? "custom_attribute" : "children"}/`,
        v.array(v.object({ category_id: integer, count: integer })),
        { category_ids: ids?.join(",") },
      ).then((rows) => new Map(rows.map(({ category_id, count }) => [category_id, count]))),
    brands: (categoryId) => fast("brand_list", v.array(brandRow), { locale, category_id: categoryId }),
    brand: (id) => fast(`brands/${id}/${locale}`, brandRow),
    brandProductCount: (brandId, categoryId) =>
      (categoryId === undefined
        ? fast(`brand_count/${brandId}`, counted)
        : fast("brand_category_count/", counted, { brand_id: brandId, category_id: categoryId })
      ).then(({ count }) => count),
  };
}

function first<T>(rows: readonly T[], what: string): T {
  const [row] = rows;
  if (row === undefined) throw new ShopError("NOT_FOUND", { details: { what } });
  return row;
}
