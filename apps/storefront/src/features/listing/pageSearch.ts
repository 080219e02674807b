import * as v from "valibot";
import { isFilterParam } from "../../shared/isFilterParam.ts";
import { type FilterParams, parseFilter, serializeFilter } from "./filterParams.ts";

/** Sort orders of a listing, the default of the specification first. */
export const SORT_ORDERS = ["sales_view_quantity", "min_price", "max_price", "created_reverse", "rating"] as const;
/** `given_id`: best match of a search first. */
export type SortOrder = (typeof SORT_ORDERS)[number] | "given_id";

/** Sort orders by the names of the specification. Source: specification 9. */
const SORT_ALIASES = new Map<unknown, (typeof SORT_ORDERS)[number]>([
  ["priceLowToHigh", "min_price"],
  ["priceHighToLow", "max_price"],
  ["newest", "created_reverse"],
]);

const sort = v.pipe(
  v.unknown(),
  v.transform((name) => SORT_ALIASES.get(name) ?? SORT_ORDERS.find((order) => order === name)),
);

/** Upper limit; a higher page number falls back to the first page. */
const MAX_PAGES = 100;

const id = v.pipe(v.number(), v.integer(), v.minValue(1));

/** Search parameters of a listing or product. An invalid value counts as absent. */
const pageSearch = v.object({
  /** Pages 1 to this one are displayed. */
  page: v.fallback(v.optional(v.pipe(id, v.minValue(2), v.maxValue(MAX_PAGES))), undefined),
  sort: v.optional(sort),
  pse: v.fallback(v.optional(id), undefined),
  /** Colour chosen in a listing; the product page finds the variant. */
  color: v.fallback(v.optional(id), undefined),
});

export type PageSearch = v.InferOutput<typeof pageSearch> & FilterParams;

/**
 * Parses search parameters. On the server filters are normalized, and every other spelling redirects there; unknown
 * filters are set to undefined, because the router keeps parameters that are not mentioned. In the browser they stay as
 * they are: only listings load the filter parser.
 */
export const parsePageSearch = (search: Record<string, unknown>): PageSearch => ({
  ...(import.meta.env.SSR ? normalizeFilter(search) : {}),
  ...v.parse(pageSearch, search),
});

const isDataParam = (name: string): boolean => name in pageSearch.entries || name === "category" || isFilterParam(name);

/**
 * Returns the parameters that select the data of a page. The server renders without others, such as "utm_source", so
 * they must not make the browser load another page.
 */
export const pickDataParams = <Search extends PageSearch>(search: Search): Search =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only parameters outside of the type are left out
  Object.fromEntries(Object.entries(search).filter(([name]) => isDataParam(name))) as Search;

const normalizeFilter = (search: Record<string, unknown>): FilterParams => ({
  ...Object.fromEntries(Object.keys(search).flatMap((key) => (isFilterParam(key) ? [[key, undefined]] : []))),
  ...serializeFilter(parseFilter(search)),
});
