import * as v from "valibot";
import { brandRow, categoryRow } from "../wire/category.js";
import { facetsRow } from "../wire/facets.js";
import { menuRow } from "../wire/menu.js";
import { pictureRow } from "../wire/picture.js";
import { productCardRow, productRow } from "../wire/product.js";
import { variantRow } from "../wire/variant.js";
import { integer } from "../wire/scalars.js";
import { mergeSchemas } from "../wire/createSchema.js";
import type { CatalogueClient, Subcategory } from "./catalogueClient.js";
import { filterQuery } from "./filterQuery.js";
import { firstOrNotFound } from "./firstOrNotFound.js";
import type { Http } from "./transport/http.js";
import { resolvePriceCountryId, getFromFast, getFromMain, type PriceContext } from "./transport/getCall.js";

// One function per call, so that a program bundles only the schemas it uses.

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

const countryQuery = (context: PriceContext) => ({ country_id: resolvePriceCountryId(context) });
const priceQuery = (context: PriceContext) => ({ translation: context.locale, ...countryQuery(context) });

/** Creates {@link CatalogueClient.products}. */
export const productsCall =
  (http: Http, context: PriceContext): CatalogueClient["products"] =>
  ({ order, limit, offset, ...filter } = {}) =>
    getFromMain(http, "products_list/", cards, {
      ...filterQuery(filter),
      order,
      limit,
      offset,
      ...priceQuery(context),
    });

/** Creates {@link CatalogueClient.product}. */
export const productCall =
  (http: Http, context: PriceContext): CatalogueClient["product"] =>
  async (id) =>
    firstOrNotFound(
      await getFromMain(http, `products/${id}`, v.array(productRow), { document: 1, ...priceQuery(context) }),
      {
        record: `product ${id}`,
      },
    );

/** Creates {@link CatalogueClient.variants}. */
export const variantsCall =
  (http: Http, context: PriceContext): CatalogueClient["variants"] =>
  (id) =>
    getFromFast(http, `products/combinations/${id}/${context.locale}`, v.array(variantRow), countryQuery(context));

/** Creates {@link CatalogueClient.variant}. */
export const variantCall =
  (http: Http, context: PriceContext): CatalogueClient["variant"] =>
  async (id) => {
    const rows = v.array(mergeSchemas(variantRow, v.object({ product: productCardRow })));
    const found = firstOrNotFound(await getFromMain(http, `get_pse/${id}`, rows, priceQuery(context)), {
      record: `variant ${id}`,
    });
    const { product, ...variant } = found;
    return { variant, product };
  };

/** Creates {@link CatalogueClient.category}. */
export const categoryCall =
  (http: Http, { locale }: PriceContext): CatalogueClient["category"] =>
  async (id) => {
    const schema = v.object({ categoryItems: v.array(categoryRow) });
    return firstOrNotFound(
      (await getFromMain(http, `categories/${id}`, schema, { translation: locale })).categoryItems,
      {
        record: `category ${id}`,
      },
    );
  };

/** Creates {@link CatalogueClient.subcategories}. */
export const subcategoriesCall =
  (http: Http, { locale }: PriceContext): CatalogueClient["subcategories"] =>
  (id) =>
    getFromFast(http, "category_children/", v.array(subcategoryRow), { category_id: id, locale });

/** Creates {@link CatalogueClient.productCount}. */
export const productCountCall =
  (http: Http): CatalogueClient["productCount"] =>
  async (id, brandId) =>
    (await getFromFast(http, `category_count/single/${id}`, counted, { brand_id: brandId })).count;

/** Creates {@link CatalogueClient.productCounts}. */
export const productCountsCall =
  (http: Http): CatalogueClient["productCounts"] =>
  async (ids) => {
    const path = `category_count/${ids === undefined ? "custom_attribute" : "children"}/`;
    const schema = v.array(v.object({ category_id: integer, count: integer }));
    const rows = await getFromFast(http, path, schema, { category_ids: ids?.join(",") });
    return new Map(rows.map(({ category_id, count }) => [category_id, count]));
  };

/** Creates {@link CatalogueClient.menu}. */
export const menuCall =
  (http: Http, { locale }: PriceContext): CatalogueClient["menu"] =>
  () =>
    getFromFast(http, "category_menu/custom_attribute/", v.array(menuRow), { locale });

/** Creates {@link CatalogueClient.bestsellers}. */
export const bestsellersCall =
  (http: Http, context: PriceContext): CatalogueClient["bestsellers"] =>
  (limit) =>
    getFromFast(http, "recommendation/bestseller-data/", cards, {
      locale: context.locale,
      ...countryQuery(context),
      limit,
    });

/** Creates {@link CatalogueClient.facets}. */
export const facetsCall =
  (http: Http, context: PriceContext): CatalogueClient["facets"] =>
  (filter) =>
    getFromFast(http, "product_facets/", facetsRow, {
      ...filterQuery(filter),
      locale: context.locale,
      ...countryQuery(context),
    });

/** Creates {@link CatalogueClient.brands}. */
export const brandsCall =
  (http: Http, { locale }: PriceContext): CatalogueClient["brands"] =>
  (categoryId) =>
    getFromFast(http, "brand_list", v.array(brandRow), { locale, category_id: categoryId });

/** Creates {@link CatalogueClient.brand}. */
export const brandCall =
  (http: Http, { locale }: PriceContext): CatalogueClient["brand"] =>
  (id) =>
    getFromFast(http, `brands/${id}/${locale}`, brandRow);

/** Creates {@link CatalogueClient.brandProductCount}. */
export const brandProductCountCall =
  (http: Http): CatalogueClient["brandProductCount"] =>
  async (brandId, categoryId) => {
    const { count } =
      categoryId === undefined
        ? await getFromFast(http, `brand_count/${brandId}`, counted)
        : await getFromFast(http, "brand_category_count/", counted, { brand_id: brandId, category_id: categoryId });
    return count;
  };

/** Returns the read calls of the catalogue, with texts in the locale and prices for `countryId`. */
export function createCatalogueClient(http: Http, context: PriceContext): CatalogueClient {
  return {
    products: productsCall(http, context),
    product: productCall(http, context),
    variants: variantsCall(http, context),
    category: categoryCall(http, context),
    subcategories: subcategoriesCall(http, context),
    productCount: productCountCall(http),
    menu: menuCall(http, context),
    bestsellers: bestsellersCall(http, context),
    facets: facetsCall(http, context),
    variant: variantCall(http, context),
    productCounts: productCountsCall(http),
    brands: brandsCall(http, context),
    brand: brandCall(http, context),
    brandProductCount: brandProductCountCall(http),
  };
}
