import * as v from "valibot";
import { brandRow, categoryRow } from "../wire/category.js";
import { facetsRow } from "../wire/facets.js";
import { menuRow } from "../wire/menu.js";
import { pictureRow } from "../wire/picture.js";
import { productCardRow, productRow } from "../wire/product.js";
import { saleElementRow } from "../wire/saleElement.js";
import { integer } from "../wire/scalars.js";
import { both } from "../wire/schemaOf.js";
import type { CatalogueClient, Subcategory } from "./catalogueClient.js";
import { filterQuery } from "./filterQuery.js";
import { first } from "./first.js";
import type { Http } from "./http.js";
import { countryOf, fast, main, type Priced } from "./reading.js";

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

const country = (where: Priced) => ({ country_id: countryOf(where) });
const priced = (where: Priced) => ({ translation: where.locale, ...country(where) });

/** Creates {@link CatalogueClient.products}. */
export const productsCall =
  (http: Http, where: Priced): CatalogueClient["products"] =>
  ({ order, limit, offset, ...filter } = {}) =>
    main(http, "products_list/", cards, { ...filterQuery(filter), order, limit, offset, ...priced(where) });

/** Creates {@link CatalogueClient.product}. */
export const productCall =
  (http: Http, where: Priced): CatalogueClient["product"] =>
  async (id) =>
    first(await main(http, `products/${id}`, v.array(productRow), { document: 1, ...priced(where) }), {
      what: `product ${id}`,
    });

/** Creates {@link CatalogueClient.saleElements}. */
export const saleElementsCall =
  (http: Http, where: Priced): CatalogueClient["saleElements"] =>
  (id) =>
    fast(http, `products/combinations/${id}/${where.locale}`, v.array(saleElementRow), country(where));

/** Creates {@link CatalogueClient.saleElement}. */
export const saleElementCall =
  (http: Http, where: Priced): CatalogueClient["saleElement"] =>
  async (id) => {
    const rows = v.array(both(saleElementRow, v.object({ product: productCardRow })));
    const found = first(await main(http, `get_pse/${id}`, rows, priced(where)), { what: `sale element ${id}` });
    const { product, ...saleElement } = found;
    return { saleElement, product };
  };

/** Creates {@link CatalogueClient.category}. */
export const categoryCall =
  (http: Http, { locale }: Priced): CatalogueClient["category"] =>
  async (id) => {
    const answer = v.object({ categoryItems: v.array(categoryRow) });
    return first((await main(http, `categories/${id}`, answer, { translation: locale })).categoryItems, {
      what: `category ${id}`,
    });
  };

/** Creates {@link CatalogueClient.subcategories}. */
export const subcategoriesCall =
  (http: Http, { locale }: Priced): CatalogueClient["subcategories"] =>
  (id) =>
    fast(http, "category_children/", v.array(subcategoryRow), { category_id: id, locale });

/** Creates {@link CatalogueClient.productCount}. */
export const productCountCall =
  (http: Http): CatalogueClient["productCount"] =>
  async (id, brandId) =>
    (await fast(http, `category_count/single/${id}`, counted, { brand_id: brandId })).count;

/** Creates {@link CatalogueClient.productCounts}. */
export const productCountsCall =
  (http: Http): CatalogueClient["productCounts"] =>
  async (ids) => {
    const path = `category_count/${ids === undefined ? "custom_attribute" : "children"}/`;
    const answer = v.array(v.object({ category_id: integer, count: integer }));
    const rows = await fast(http, path, answer, { category_ids: ids?.join(",") });
    return new Map(rows.map(({ category_id, count }) => [category_id, count]));
  };

/** Creates {@link CatalogueClient.menu}. */
export const menuCall =
  (http: Http, { locale }: Priced): CatalogueClient["menu"] =>
  () =>
    fast(http, "category_menu/custom_attribute/", v.array(menuRow), { locale });

/** Creates {@link CatalogueClient.bestsellers}. */
export const bestsellersCall =
  (http: Http, where: Priced): CatalogueClient["bestsellers"] =>
  (limit) =>
    fast(http, "recommendation/bestseller-data/", cards, { locale: where.locale, ...country(where), limit });

/** Creates {@link CatalogueClient.facets}. */
export const facetsCall =
  (http: Http, where: Priced): CatalogueClient["facets"] =>
  (filter) =>
    fast(http, "product_facets/", facetsRow, { ...filterQuery(filter), locale: where.locale, ...country(where) });

/** Creates {@link CatalogueClient.brands}. */
export const brandsCall =
  (http: Http, { locale }: Priced): CatalogueClient["brands"] =>
  (categoryId) =>
    fast(http, "brand_list", v.array(brandRow), { locale, category_id: categoryId });

/** Creates {@link CatalogueClient.brand}. */
export const brandCall =
  (http: Http, { locale }: Priced): CatalogueClient["brand"] =>
  (id) =>
    fast(http, `brands/${id}/${locale}`, brandRow);

/** Creates {@link CatalogueClient.brandProductCount}. */
export const brandProductCountCall =
  (http: Http): CatalogueClient["brandProductCount"] =>
  async (brandId, categoryId) => {
    const answer =
      categoryId === undefined
        ? await fast(http, `brand_count/${brandId}`, counted)
        : await fast(http, "brand_category_count/", counted, { brand_id: brandId, category_id: categoryId });
    return answer.count;
  };

/** Returns the read calls of the catalogue, with texts in the locale and prices for `countryId`. */
export function createCatalogueClient(http: Http, where: Priced): CatalogueClient {
  return {
    products: productsCall(http, where),
    product: productCall(http, where),
    saleElements: saleElementsCall(http, where),
    category: categoryCall(http, where),
    subcategories: subcategoriesCall(http, where),
    productCount: productCountCall(http),
    menu: menuCall(http, where),
    bestsellers: bestsellersCall(http, where),
    facets: facetsCall(http, where),
    saleElement: saleElementCall(http, where),
    productCounts: productCountsCall(http),
    brands: brandsCall(http, where),
    brand: brandCall(http, where),
    brandProductCount: brandProductCountCall(http),
  };
}
