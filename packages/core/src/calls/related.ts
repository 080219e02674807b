import type { AdventCalendar, ProductCard } from "../domain/catalogue/product.js";
import { productCardRow } from "../wire/product.js";
import { integer, text, textOrEmpty } from "../wire/scalars.js";
import type { ReadCall } from "./apiCall.js";
import { convert } from "../wire/createSchema.js";
import { array, mergeSchemas, nullToUndefined, orUndefined, row, rows } from "../wire/row.js";

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

const cards = array(productCardRow);
const memberRow = mergeSchemas(productCardRow, row({ selection_id: integer, selection_title: textOrEmpty }));

/**
 * Accessories, as assigned in the backend; with "service", the services that can be booked with a product, with "sample",
 * the free samples of its materials. Services and samples have no page: their URL is empty.
 */
export const accessories: ReadCall<[productId: number, kind?: "service" | "sample"], ProductCard[]> = {
  api: "fast",
  priced: true,
  request: ({ locale }, id, kind) => ({ path: `accessory_product/${id}`, query: { locale, kind } }),
  schema: cards,
};

/** The selections that contain a product, with their other products. */
export const selections: ReadCall<[productId: number], Selection[]> = {
  api: "fast",
  priced: true,
  request: ({ locale }, productId) => ({ path: `selection_product/${productId}/${locale}` }),
  schema: convert(array(memberRow), (members) =>
    [...new Map(members.map(({ selection_id, selection_title }) => [selection_id, selection_title]))].map(
      ([id, title]) => ({
        id,
        title,
        products: members
          .filter(({ selection_id }) => selection_id === id)
          .map(({ selection_id: _id, selection_title: _title, ...product }) => product),
      }),
    ),
  ),
};

/** Products ordered or viewed together with this one. */
export const similar: ReadCall<[productId: number, limit: number], ProductCard[]> = {
  api: "fast",
  priced: true,
  request: ({ locale }, id, limit) => ({
    path: "recommendation/item-data/",
    query: { locale, product_id: id, options: "similar", limit },
  }),
  schema: cards,
};

/** Best sellers of a category and everything below it. */
export const bestOfCategory: ReadCall<[categoryId: number, limit: number], ProductCard[]> = {
  api: "fast",
  priced: true,
  request: ({ locale }, id, limit) => ({
    path: "recommendation/category-data/",
    query: { locale, category_id: id, limit },
  }),
  schema: cards,
};

/** Open doors of the advent calendar; undefined out of season or when disabled. */
export const adventCalendar: ReadCall<[], AdventCalendar | undefined> = {
  api: "fast",
  priced: true,
  request: ({ locale }) => ({ path: "advent_calendar", query: { locale } }),
  schema: row<AdventCalendar>({
    year: integer,
    today: orUndefined(integer),
    doors: array(row({ door: integer, product: nullToUndefined(productCardRow) })),
  }),
  optional: "record",
};

/** Keywords of a group ("style") and the products that have them. */
export const keywords: ReadCall<[group: string], Keyword[]> = {
  api: "fast",
  request: ({ locale }, group) => ({ path: "product-associated-keywords", query: { group_code: group, locale } }),
  schema: rows<Keyword>({
    productId: ["product_id", integer],
    keywordId: ["keyword_id", integer],
    code: text,
    title: text,
  }),
};
