import * as v from "valibot";
import type { MenuCategory } from "../domain/catalogue/menu.js";
import type { Category, Picture, Product, ProductCard, SaleElement } from "../domain/catalogue/product.js";
import { menuRow } from "../wire/content.js";
import { categoryRow, pictureRow, productCardRow, productRow, saleElementRow } from "../wire/product.js";
import { integer } from "../wire/scalars.js";
import { ShopError } from "../shared/shopError.js";
import type { Http } from "./http.js";

export interface ProductQuery {
  /** with everything below it */
  category?: number;
  brand?: number;
  order?: "sales_view_quantity" | "min_price" | "max_price" | "created_reverse";
  limit?: number;
  offset?: number;
}

export interface CatalogueClient {
  products(query: ProductQuery): Promise<ProductCard[]>;
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
}

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

/** Reading calls of the catalogue. Prices are for one country; texts for one locale. */
export function createCatalogueClient(
  http: Http,
  where: { locale: string; countryId: number | undefined },
): CatalogueClient {
  const { locale } = where;
  const priced = { translation: locale, country_id: where.countryId };
  return {
    products: (query) =>
      http({ api: "main", method: "GET", path: "products_list/", query: { ...query, ...priced }, answer: cards }),
    product: (id) =>
      http({
        api: "main",
        method: "GET",
        path: `products/${id}`,
        query: { document: 1, ...priced },
        answer: v.array(productRow),
      }).then((rows) => first(rows, `product ${id}`)),
    saleElements: (id) =>
      http({
        api: "fast",
        method: "GET",
        path: `products/combinations/${id}/${locale}`,
        query: { country_id: where.countryId },
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
        query: { locale, country_id: where.countryId, limit },
        answer: cards,
      }),
  };
}

function first<T>(rows: readonly T[], what: string): T {
  const [row] = rows;
  if (row === undefined) throw new ShopError("NOT_FOUND", { details: { what } });
  return row;
}
