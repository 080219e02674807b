import type * as v from "valibot";
import type { SearchCategory, SearchLink, SearchPage, SearchProduct } from "../domain/search/search.js";
import { cents, centsOrNone, integer, text, textOrEmpty } from "./scalars.js";
import { convert, matching, oneOf, picklist, preprocess, type Schema, textOnly } from "./createSchema.js";
import { array, optional, orUndefined, property, record, row } from "./row.js";

/** URL and credentials of the search engine. */
export interface SearchAccess {
  /** Ends in "/". */
  baseUrl: string;
  username: string;
  password: string;
  /** Prefix of index and template names. */
  prefix: string;
}

/** Response of GET ConfigApi. */
export const searchAccessRow: Schema<SearchAccess> = row(
  {
    scheme: picklist(["http", "https"]),
    host: matching(text, /^[\w.-]+$|^\[[\da-f:]+\]$/i),
    port: integer,
    username: ["front_username", textOrEmpty],
    password: ["front_password", textOrEmpty],
    prefix: ["index_prefix", textOrEmpty],
  },
  ({ scheme, host, port, ...access }) => ({ ...access, baseUrl: `${scheme}://${host}:${port}/` }),
);

/** A list, or a single value, null or "" in its place. */
const listOf = <T>(item: Schema<T>): Schema<T[]> =>
  preprocess((value) => (value === null || value === "" ? [] : [value].flat()), array(item));

const titled = oneOf("a title", text, property("title", text));

/** A document of the product index. */
export const searchProductRow: Schema<SearchProduct> = row(
  {
    id: integer,
    ref: textOrEmpty,
    title: text,
    url: text,
    stock: optional(integer, 0),
    priceCents: ["price", cents],
    netCents: ["price_without_vat", centsOrNone],
    listPriceCents: ["listen_price", centsOrNone],
    lowestPrice30dCents: ["lowest_price", centsOrNone],
    src: ["image_url", textOrEmpty],
    image: orUndefined(row({ base: text, widths: array(integer) })),
    categories: listOf(titled),
    keywords: ["associated_keyword", listOf(titled)],
    variantId: ["pse_id", integer],
    fulfilmentCenter: ["fulfilment_center", textOrEmpty],
  },
  ({ src, image = { base: "", widths: [] }, listPriceCents = 0, ...product }) => ({
    ...product,
    listPriceCents: listPriceCents > product.priceCents ? listPriceCents : undefined,
    picture: src === "" ? undefined : { src, ...image },
  }),
);

/** A document of the content index. */
export const searchLinkRow: Schema<SearchLink> = row({
  title: text,
  language: optional(text),
  url: ["link", text],
  parent: textOrEmpty,
});

/** `{value, relation}` since version 7 of the engine, a number before. */
const total = oneOf("a number", integer, property("value", integer));

const bucketRow = row<SearchCategory>({ id: ["key", integer], title: textOrEmpty, count: ["doc_count", integer] });

const suggestions = record(array(row({ options: array(row({ text: textOnly })) })));

/** Search response of the product index. */
export const searchPageResponse: Schema<SearchPage> = convert(
  row({
    hits: row({ total, hits: array(property("_source", searchProductRow)) }),
    aggregations: optional(
      row({
        categories: optional(property("buckets", array(bucketRow)), { buckets: [] }),
        all: optional(row({ doc_count: integer })),
      }),
      {},
    ),
    suggest: optional(suggestions, {}),
  }),
  ({ hits, aggregations, suggest }) => ({
    products: hits.hits,
    total: hits.total,
    totalUnfiltered: aggregations.all?.doc_count ?? hits.total,
    categories: aggregations.categories,
    spellingSuggestions: toSpellingSuggestions(suggest),
  }),
);

/** Search response of the content index. */
export const searchLinksResponse: Schema<SearchLink[]> = property(
  "hits",
  property("hits", array(property("_source", searchLinkRow))),
);

const toSpellingSuggestions = (suggest: v.InferOutput<typeof suggestions>): string[] => [
  ...new Set(
    Object.values(suggest)
      .flat()
      .flatMap(({ options }) => options.map(({ text: option }) => option)),
  ),
];
