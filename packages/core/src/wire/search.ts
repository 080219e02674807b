import * as v from "valibot";
import type { SearchCategory, SearchLink, SearchPage, SearchPicture, SearchProduct } from "../domain/search/search.js";
import { cents, centsOrNone, integer, text, textOrEmpty } from "./scalars.js";
import { oneOf } from "./createSchema.js";

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
export const searchAccessRow: v.GenericSchema<unknown, SearchAccess> = v.pipe(
  v.object({
    scheme: v.picklist(["http", "https"]),
    host: v.pipe(text, v.regex(/^[\w.-]+$|^\[[\da-f:]+\]$/i)),
    port: integer,
    front_username: textOrEmpty,
    front_password: textOrEmpty,
    index_prefix: textOrEmpty,
  }),
  v.transform((row) => ({
    baseUrl: `${row.scheme}://${row.host}:${row.port}/`,
    username: row.front_username,
    password: row.front_password,
    prefix: row.index_prefix,
  })),
);

/** A list, or a single value or nothing in its place. */
const listOf = <T>(item: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, T[]> =>
  v.pipe(
    v.unknown(),
    v.transform((value) => (value === undefined || value === null || value === "" ? [] : [value].flat())),
    v.array(item),
  );

const titled: v.GenericSchema<unknown, string> = oneOf(
  "a title",
  text,
  v.pipe(
    v.object({ title: text }),
    v.transform(({ title }) => title),
  ),
);

const picture = v.nullish(v.object({ base: text, widths: v.array(integer) }));

const toPicture = (src: string, image: v.InferOutput<typeof picture>): SearchPicture | undefined =>
  src === "" ? undefined : { src, base: image?.base ?? "", widths: image?.widths ?? [] };

/** A document of the product index. */
export const searchProductRow: v.GenericSchema<unknown, SearchProduct> = v.pipe(
  v.object({
    id: integer,
    ref: textOrEmpty,
    url: text,
    stock: v.optional(integer, 0),
    title: text,
    price: cents,
    price_without_vat: centsOrNone,
    listen_price: centsOrNone,
    lowest_price: centsOrNone,
    image_url: textOrEmpty,
    image: picture,
    categories: listOf(titled),
    associated_keyword: listOf(titled),
    pse_id: integer,
    fulfilment_center: textOrEmpty,
  }),
  v.transform((row) => ({
    id: row.id,
    ref: row.ref,
    title: row.title,
    url: row.url,
    stock: row.stock,
    priceCents: row.price,
    netCents: row.price_without_vat,
    listPriceCents: row.listen_price !== undefined && row.listen_price > row.price ? row.listen_price : undefined,
    lowestPrice30dCents: row.lowest_price,
    picture: toPicture(row.image_url, row.image),
    categories: row.categories,
    keywords: row.associated_keyword,
    variantId: row.pse_id,
    fulfilmentCenter: row.fulfilment_center,
  })),
);

/** A document of the content index. */
export const searchLinkRow: v.GenericSchema<unknown, SearchLink> = v.pipe(
  v.object({ title: text, language: v.optional(text), link: text, parent: textOrEmpty }),
  v.transform(({ link, ...hit }) => ({ ...hit, url: link })),
);

const bucket: v.GenericSchema<unknown, SearchCategory> = v.pipe(
  v.object({ key: integer, doc_count: integer, title: textOrEmpty }),
  v.transform(({ key, doc_count, title }) => ({ id: key, title, count: doc_count })),
);

/** `{value, relation}` since version 7 of the engine, a number before. */
const total: v.GenericSchema<unknown, number> = oneOf(
  "a number",
  integer,
  v.pipe(
    v.object({ value: integer }),
    v.transform(({ value }) => value),
  ),
);

const hitsSchema = <T>(document: v.GenericSchema<unknown, T>) =>
  v.object({ total, hits: v.array(v.object({ _source: document })) });

const suggestions = v.record(v.string(), v.array(v.object({ options: v.array(v.object({ text: v.string() })) })));

/** Search response of the product index. */
export const searchPageResponse: v.GenericSchema<unknown, SearchPage> = v.pipe(
  v.object({
    hits: hitsSchema(searchProductRow),
    aggregations: v.optional(
      v.object({
        categories: v.optional(v.object({ buckets: v.array(bucket) }), { buckets: [] }),
        all: v.optional(v.object({ doc_count: integer })),
      }),
      {},
    ),
    suggest: v.optional(suggestions, {}),
  }),
  v.transform(({ hits, aggregations, suggest }) => ({
    products: hits.hits.map(({ _source }) => _source),
    total: hits.total,
    totalUnfiltered: aggregations.all?.doc_count ?? hits.total,
    categories: aggregations.categories.buckets,
    spellingSuggestions: toSpellingSuggestions(suggest),
  })),
);

/** Search response of the content index. */
export const searchLinksResponse: v.GenericSchema<unknown, SearchLink[]> = v.pipe(
  v.object({ hits: hitsSchema(searchLinkRow) }),
  v.transform(({ hits }) => hits.hits.map(({ _source }) => _source)),
);

const toSpellingSuggestions = (suggest: v.InferOutput<typeof suggestions>): string[] => [
  ...new Set(
    Object.values(suggest)
      .flat()
      .flatMap(({ options }) => options.map(({ text: option }) => option)),
  ),
];
