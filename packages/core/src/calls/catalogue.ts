import type { Facets } from "../domain/catalogue/facets.js";
import type { MenuCategory } from "../domain/catalogue/menu.js";
import type { Brand, Category, Picture, Product, ProductCard, Variant } from "../domain/catalogue/product.js";
import { brandRow, categoryRow, facetsRow } from "../wire/category.js";
import { menuRow } from "../wire/menu.js";
import { firstPicture, productCardRow, productRow, variantRow } from "../wire/product.js";
import { integer, text, textOrEmpty } from "../wire/scalars.js";
import { filterQuery, type ProductFilter } from "./filterQuery.js";
import type { ReadCall } from "./apiCall.js";
import { convert } from "../wire/createSchema.js";
import { firstOf, array, mergeSchemas, property, row, rows } from "../wire/row.js";

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

/** A category as a tile on the page of its parent. */
export interface Subcategory {
  id: number;
  title: string;
  url: string;
  /** Number of visible products in it and below it. */
  count: number;
  picture: Picture | undefined;
}

/** A category without the fields of its own page. */
export type CategoryCard = Pick<Category, "id" | "parentId" | "title" | "description" | "url" | "picture">;

/** A feature of a product as text, for example "Breite", "212 cm". */
export interface ProductFeatureText {
  featureId: number;
  title: string;
  /** Includes the unit. */
  value: string;
}

const cards = array(productCardRow);
const count = property("count", integer);

const listQuery = (locale: string, { order, limit, offset, ...filter }: ProductQuery = {}) => ({
  ...filterQuery(filter),
  order,
  limit,
  offset,
  translation: locale,
});

/** Without a query: the first products of the catalogue, best sellers first. */
export const products: ReadCall<[query?: ProductQuery], ProductCard[]> = {
  priced: true,
  request: ({ locale, market }, query) => ({
    path: "products_list/",
    query: { ...listQuery(locale, query), satellite: market },
  }),
  schema: cards,
};

/** Returns products like `products`, from a backend's older list: no filter by id, and no market. */
export const basicProducts: ReadCall<[query?: Omit<ProductQuery, "id">], ProductCard[]> = {
  priced: true,
  request: ({ locale }, query) => ({ path: "products/", query: listQuery(locale, query) }),
  schema: cards,
};

/** @throws ShopError NOT_FOUND */
export const product: ReadCall<[id: number], Product> = {
  priced: true,
  request: ({ locale, market }, id) => ({
    path: `products/${id}`,
    query: { document: 1, translation: locale, satellite: market },
  }),
  schema: firstOf(productRow),
};

export const variants: ReadCall<[productId: number], Variant[]> = {
  api: "fast",
  priced: true,
  request: ({ locale }, id) => ({ path: `products/combinations/${id}/${locale}` }),
  schema: array(variantRow),
};

/** @throws ShopError NOT_FOUND */
export const variant: ReadCall<[id: number], { variant: Variant; product: ProductCard }> = {
  priced: true,
  request: ({ locale }, id) => ({ path: `get_pse/${id}`, query: { translation: locale } }),
  schema: firstOf(
    convert(mergeSchemas(variantRow, row({ product: productCardRow })), ({ product: card, ...rest }) => ({
      variant: rest,
      product: card,
    })),
  ),
};

/** @throws ShopError NOT_FOUND */
export const category: ReadCall<[id: number], Category> = {
  request: ({ locale }, id) => ({ path: `categories/${id}`, query: { translation: locale } }),
  schema: property("categoryItems", firstOf(categoryRow)),
};

/** A category without the fields of its own page. @throws ShopError NOT_FOUND */
export const categoryCard: ReadCall<[id: number], CategoryCard> = {
  api: "fast",
  request: ({ locale }, id) => ({ path: "category/", query: { category_id: id, visible: 1, locale } }),
  schema: row<CategoryCard>({
    id: integer,
    parentId: ["parent", integer],
    title: text,
    description: textOrEmpty,
    url: text,
    picture: ["image", firstPicture],
  }),
};

/** Direct children; 0 for the root categories. */
export const subcategories: ReadCall<[id: number], Subcategory[]> = {
  api: "fast",
  request: ({ locale }, id) => ({ path: "category_children/", query: { category_id: id, locale } }),
  schema: rows<Subcategory>({ id: integer, title: text, url: text, count: integer, picture: ["image", firstPicture] }),
};

/** Number of visible products in the category and below it, optionally of one brand. */
export const productCount: ReadCall<[categoryId: number, brandId?: number], number> = {
  api: "fast",
  request: (_, id, brandId) => ({ path: `category_count/single/${id}`, query: { brand_id: brandId } }),
  schema: count,
};

/** Number of products by category id: of the given categories (at least one), or of all that have products. */
export const productCounts: ReadCall<[categoryIds?: readonly number[]], ReadonlyMap<number, number>> = {
  api: "fast",
  request: (_, ids) => ({
    path: `category_count/${ids === undefined ? "custom_attribute" : "children"}/`,
    query: { category_ids: ids?.join(",") },
  }),
  schema: convert(
    array(row({ category_id: integer, count: integer })),
    (counts) => new Map(counts.map(({ category_id, count: total }) => [category_id, total])),
  ),
};

export const menu: ReadCall<[], MenuCategory[]> = {
  api: "fast",
  request: ({ locale }) => ({ path: "category_menu/custom_attribute/", query: { locale } }),
  schema: array(menuRow),
};

export const bestsellers: ReadCall<[limit: number], ProductCard[]> = {
  api: "fast",
  priced: true,
  request: ({ locale }, limit) => ({ path: "recommendation/bestseller-data/", query: { locale, limit } }),
  schema: cards,
};

/** Filter options of a list, with counts. */
export const facets: ReadCall<[filter: ProductFilter], Facets> = {
  api: "fast",
  priced: true,
  request: ({ locale }, filter) => ({ path: "product_facets/", query: { ...filterQuery(filter), locale } }),
  schema: facetsRow,
};

/**
 * Features of a product, in the backend's order.
 * @throws ShopError NOT_FOUND
 */
export const features: ReadCall<[productId: number], ProductFeatureText[]> = {
  request: ({ locale }, id) => ({ path: `ExternalOrderApi/features/product/${id}/${locale.slice(0, 2)}` }),
  schema: property(
    "data",
    rows<ProductFeatureText>({ featureId: ["feature_id", integer], title: ["feature_title", text], value: text }),
  ),
};

/** All brands, or those with products in the category and below it. */
export const brands: ReadCall<[categoryId?: number], Brand[]> = {
  api: "fast",
  request: ({ locale }, categoryId) => ({ path: "brand_list", query: { locale, category_id: categoryId } }),
  schema: array(brandRow),
};

/** @throws ShopError NOT_FOUND */
export const brand: ReadCall<[id: number], Brand> = {
  api: "fast",
  request: ({ locale }, id) => ({ path: `brands/${id}/${locale}` }),
  schema: brandRow,
};

export const brandProductCount: ReadCall<[brandId: number, categoryId?: number], number> = {
  api: "fast",
  request: (_, brandId, categoryId) =>
    categoryId === undefined
      ? { path: `brand_count/${brandId}` }
      : { path: "brand_category_count/", query: { brand_id: brandId, category_id: categoryId } },
  schema: count,
};
