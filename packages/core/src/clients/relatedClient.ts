import * as v from "valibot";
import type { AdventCalendar } from "../domain/catalogue/advent.js";
import type { ProductCard } from "../domain/catalogue/product.js";
import { productCardRow } from "../wire/product.js";
import { integer, text, textOrEmpty } from "../wire/scalars.js";
import { both } from "../wire/schemaOf.js";
import { absent } from "./absent.js";
import type { Http } from "./http.js";
import { countryOf, fast, type Priced } from "./reading.js";

/** Products the shop shows together. */
export interface Selection {
  id: number;
  title: string;
  products: readonly ProductCard[];
}

/** A word on a product: "skandinavisch". */
export interface Keyword {
  productId: number;
  keywordId: number;
  code: string;
  title: string;
}

/**
 * Products that go with a product, a category or a page.
 *
 * @throws ShopError NETWORK, TIMEOUT, RATE_LIMITED, HTTP_STATUS, ANSWER_INVALID
 */
export interface RelatedClient {
  /** what goes with a product, named by the shop */
  accessories(productId: number): Promise<ProductCard[]>;
  /** the selections a product belongs to, with their other products */
  selections(productId: number): Promise<Selection[]>;
  /** what is ordered or looked at beside it */
  similar(productId: number, limit: number): Promise<ProductCard[]>;
  /** the best sellers of a category and everything below it */
  bestOfCategory(categoryId: number, limit: number): Promise<ProductCard[]>;
  /** the advent calendar's open doors; undefined: it is not its time, or switched off */
  adventCalendar(): Promise<AdventCalendar | undefined>;
  /** the words of a group ("style") and the products they are on */
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

/** Makes {@link RelatedClient.accessories}. */
export const accessoriesCall =
  (http: Http, where: Priced): RelatedClient["accessories"] =>
  (id) =>
    fast(http, `accessory_product/${id}`, cards, shown(where));

/** Makes {@link RelatedClient.selections}. */
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

/** Makes {@link RelatedClient.similar}. */
export const similarCall =
  (http: Http, where: Priced): RelatedClient["similar"] =>
  (id, limit) =>
    fast(http, "recommendation/item-data/", cards, { ...shown(where), product_id: id, options: "similar", limit });

/** Makes {@link RelatedClient.bestOfCategory}. */
export const bestOfCategoryCall =
  (http: Http, where: Priced): RelatedClient["bestOfCategory"] =>
  (id, limit) =>
    fast(http, "recommendation/category-data/", cards, { ...shown(where), category_id: id, limit });

/** Makes {@link RelatedClient.adventCalendar}. */
export const adventCalendarCall =
  (http: Http, where: Priced): RelatedClient["adventCalendar"] =>
  () =>
    fast(http, "advent_calendar", calendar, shown(where)).catch(absent);

/** Makes {@link RelatedClient.keywords}. */
export const keywordsCall =
  (http: Http, { locale }: Priced): RelatedClient["keywords"] =>
  (group) =>
    fast(http, "product-associated-keywords", keywords, { group_code: group, locale });

/** What goes with what. */
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
