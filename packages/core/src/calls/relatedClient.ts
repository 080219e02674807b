import * as v from "valibot";
import type { AdventCalendar } from "../domain/catalogue/advent.js";
import type { ProductCard } from "../domain/catalogue/product.js";
import { productCardRow } from "../wire/product.js";
import { integer, text, textOrEmpty } from "../wire/scalars.js";
import { mergeSchemas } from "../wire/createSchema.js";
import { undefinedIfNotFound } from "./undefinedIfNotFound.js";
import type { Http } from "./transport/http.js";
import { resolvePriceCountryId, getFromFast, type PriceContext } from "./transport/getCall.js";

/** A curated group of products. */
export interface Selection {
  id: number;
  title: string;
  products: readonly ProductCard[];
}

/** A keyword of a product, for example "skandinavisch". */
export interface Keyword {
  productId: number;
  keywordId: number;
  code: string;
  title: string;
}

/**
 * Products related to a product, a category or a page.
 *
 * @throws ShopError NETWORK, TIMEOUT, RATE_LIMITED, HTTP_STATUS, RESPONSE_INVALID
 */
export interface RelatedClient {
  /** Accessories, as assigned in the backend. */
  accessories(productId: number): Promise<ProductCard[]>;
  /** The selections that contain a product, with their other products. */
  selections(productId: number): Promise<Selection[]>;
  /** Products ordered or viewed together with this one. */
  similar(productId: number, limit: number): Promise<ProductCard[]>;
  /** Best sellers of a category and everything below it. */
  bestOfCategory(categoryId: number, limit: number): Promise<ProductCard[]>;
  /** Open doors of the advent calendar; undefined out of season or when disabled. */
  adventCalendar(): Promise<AdventCalendar | undefined>;
  /** Keywords of a group ("style") and the products that have them. */
  keywords(group: string): Promise<Keyword[]>;
}

const cards = v.array(productCardRow);
const members = v.array(
  v.pipe(
    mergeSchemas(productCardRow, v.object({ selection_id: integer, selection_title: textOrEmpty })),
    v.transform(({ selection_id, selection_title, ...product }) => ({
      selectionId: selection_id,
      selectionTitle: selection_title,
      product,
    })),
  ),
);
const calendar = v.pipe(
  v.object({
    year: integer,
    today: v.nullish(integer),
    doors: v.array(v.object({ door: integer, product: v.nullable(productCardRow) })),
  }),
  v.transform(({ year, today, doors }): AdventCalendar => ({
    year,
    today: today ?? undefined,
    doors: doors.map(({ door, product }) => ({ door, product: product ?? undefined })),
  })),
);
const keywords = v.array(
  v.pipe(
    v.object({ product_id: integer, keyword_id: integer, code: text, title: text }),
    v.transform(({ product_id, keyword_id, ...keyword }): Keyword => ({
      ...keyword,
      productId: product_id,
      keywordId: keyword_id,
    })),
  ),
);

const priceQuery = (context: PriceContext) => ({ locale: context.locale, country_id: resolvePriceCountryId(context) });

/** Creates {@link RelatedClient.accessories}. */
export const accessoriesCall =
  (http: Http, context: PriceContext): RelatedClient["accessories"] =>
  (id) =>
    getFromFast(http, `accessory_product/${id}`, cards, priceQuery(context));

/** Creates {@link RelatedClient.selections}. */
export const selectionsCall =
  (http: Http, context: PriceContext): RelatedClient["selections"] =>
  async (productId) => {
    const rows = await getFromFast(http, `selection_product/${productId}/${context.locale}`, members, {
      country_id: resolvePriceCountryId(context),
    });
    return [...new Map(rows.map((row) => [row.selectionId, row.selectionTitle]))].map(([id, title]) => ({
      id,
      title,
      products: rows.filter(({ selectionId }) => selectionId === id).map(({ product }) => product),
    }));
  };

/** Creates {@link RelatedClient.similar}. */
export const similarCall =
  (http: Http, context: PriceContext): RelatedClient["similar"] =>
  (id, limit) =>
    getFromFast(http, "recommendation/item-data/", cards, {
      ...priceQuery(context),
      product_id: id,
      options: "similar",
      limit,
    });

/** Creates {@link RelatedClient.bestOfCategory}. */
export const bestOfCategoryCall =
  (http: Http, context: PriceContext): RelatedClient["bestOfCategory"] =>
  (id, limit) =>
    getFromFast(http, "recommendation/category-data/", cards, { ...priceQuery(context), category_id: id, limit });

/** Creates {@link RelatedClient.adventCalendar}. */
export const adventCalendarCall =
  (http: Http, context: PriceContext): RelatedClient["adventCalendar"] =>
  () =>
    getFromFast(http, "advent_calendar", calendar, priceQuery(context)).catch(undefinedIfNotFound);

/** Creates {@link RelatedClient.keywords}. */
export const keywordsCall =
  (http: Http, { locale }: PriceContext): RelatedClient["keywords"] =>
  (group) =>
    getFromFast(http, "product-associated-keywords", keywords, { group_code: group, locale });

/** Returns the calls for related products. */
export function createRelatedClient(http: Http, context: PriceContext): RelatedClient {
  return {
    accessories: accessoriesCall(http, context),
    selections: selectionsCall(http, context),
    similar: similarCall(http, context),
    bestOfCategory: bestOfCategoryCall(http, context),
    adventCalendar: adventCalendarCall(http, context),
    keywords: keywordsCall(http, context),
  };
}
