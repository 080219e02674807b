import * as v from "valibot";
import type { AdventCalendar } from "../domain/catalogue/advent.js";
import type { ProductCard } from "../domain/catalogue/product.js";
import { productCardRow } from "../wire/product.js";
import { integer, text, textOrEmpty } from "../wire/scalars.js";
import { both } from "../wire/schemaOf.js";
import { absent } from "./absent.js";
import type { Http } from "./http.js";
import { countryOf, fast, type Priced } from "./reading.js";

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
 * @throws ShopError NETWORK, TIMEOUT, RATE_LIMITED, HTTP_STATUS, ANSWER_INVALID
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
const members = v.array(both(productCardRow, v.object({ selection_id: integer, selection_title: textOrEmpty })));
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

const shown = (where: Priced) => ({ locale: where.locale, country_id: countryOf(where) });

/** Creates {@link RelatedClient.accessories}. */
export const accessoriesCall =
  (http: Http, where: Priced): RelatedClient["accessories"] =>
  (id) =>
    fast(http, `accessory_product/${id}`, cards, shown(where));

/** Creates {@link RelatedClient.selections}. */
export const selectionsCall =
  (http: Http, where: Priced): RelatedClient["selections"] =>
  async (id) => {
    const rows = await fast(http, `selection_product/${id}/${where.locale}`, members, { country_id: countryOf(where) });
    return [...new Map(rows.map((row) => [row.selection_id, row.selection_title]))].map(([selectionId, title]) => ({
      id: selectionId,
      title,
      products: rows.filter(({ selection_id }) => selection_id === selectionId),
    }));
  };

/** Creates {@link RelatedClient.similar}. */
export const similarCall =
  (http: Http, where: Priced): RelatedClient["similar"] =>
  (id, limit) =>
    fast(http, "recommendation/item-data/", cards, { ...shown(where), product_id: id, options: "similar", limit });

/** Creates {@link RelatedClient.bestOfCategory}. */
export const bestOfCategoryCall =
  (http: Http, where: Priced): RelatedClient["bestOfCategory"] =>
  (id, limit) =>
    fast(http, "recommendation/category-data/", cards, { ...shown(where), category_id: id, limit });

/** Creates {@link RelatedClient.adventCalendar}. */
export const adventCalendarCall =
  (http: Http, where: Priced): RelatedClient["adventCalendar"] =>
  () =>
    fast(http, "advent_calendar", calendar, shown(where)).catch(absent);

/** Creates {@link RelatedClient.keywords}. */
export const keywordsCall =
  (http: Http, { locale }: Priced): RelatedClient["keywords"] =>
  (group) =>
    fast(http, "product-associated-keywords", keywords, { group_code: group, locale });

/** Returns the calls for related products. */
export function createRelatedClient(http: Http, where: Priced): RelatedClient {
  return {
    accessories: accessoriesCall(http, where),
    selections: selectionsCall(http, where),
    similar: similarCall(http, where),
    bestOfCategory: bestOfCategoryCall(http, where),
    adventCalendar: adventCalendarCall(http, where),
    keywords: keywordsCall(http, where),
  };
}
