import * as v from "valibot";
import type { AdventCalendar } from "../domain/catalogue/advent.js";
import type { ProductCard } from "../domain/catalogue/product.js";
import { productCardRow } from "../wire/product.js";
import { integer, text } from "../wire/scalars.js";
import { absent } from "./absent.js";
import type { Http } from "./http.js";
import { reading } from "./reading.js";

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
const members = v.array(
  v.intersect([productCardRow, v.object({ selection_id: integer, selection_title: v.optional(text, "") })]),
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

/** What goes with what. */
export function createRelatedClient(
  http: Http,
  { locale, countryId }: { locale: string; countryId: () => number | undefined },
): RelatedClient {
  const fast = reading(http, "fast");
  const shown = () => ({ locale, country_id: countryId() });
  return {
    accessories: (id) => fast(`accessory_product/${id}`, cards, shown()),
    selections: (id) =>
      fast(`selection_product/${id}/${locale}`, members, { country_id: countryId() }).then((rows) =>
        [...new Map(rows.map((row) => [row.selection_id, row.selection_title]))].map(([selectionId, title]) => ({
          id: selectionId,
          title,
          products: rows.filter(({ selection_id }) => selection_id === selectionId),
        })),
      ),
    similar: (id, limit) =>
      fast("recommendation/item-data/", cards, { ...shown(), product_id: id, options: "similar", limit }),
    bestOfCategory: (id, limit) => fast("recommendation/category-data/", cards, { ...shown(), category_id: id, limit }),
    adventCalendar: () => fast("advent_calendar", calendar, shown()).catch(absent),
    keywords: (group) => fast("product-associated-keywords", keywords, { group_code: group, locale }),
  };
}
