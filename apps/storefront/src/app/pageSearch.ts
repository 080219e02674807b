import * as v from "valibot";
import { type FilterSearch, isFilterParam, readFilter, writeFilter } from "../features/listing/filterSearch.ts";

/** Sort orders of a listing, the default of the specification first. */
export const SORTS = ["sales_view_quantity", "min_price", "max_price", "created_reverse", "rating"] as const;
export type Sort = (typeof SORTS)[number];

/** Aliases of the sort orders. Source: specification 9. */
const OTHER_NAMES = {
  priceLowToHigh: "min_price",
  priceHighToLow: "max_price",
  newest: "created_reverse",
} as const satisfies Record<string, Sort>;

const sort = v.union([
  v.picklist(SORTS),
  v.pipe(
    v.picklist(["priceLowToHigh", "priceHighToLow", "newest"]),
    v.transform((name): Sort => OTHER_NAMES[name]),
  ),
]);

/** Upper limit; a higher page number falls back to the first page. */
const MOST_PAGES = 100;

const id = v.pipe(v.number(), v.integer(), v.minValue(1));

/** Search parameters of a listing or product. An invalid value counts as absent. */
const pageSearch = v.object({
  /** Pages 1 to this one are displayed. */
  page: v.fallback(v.optional(v.pipe(id, v.minValue(2), v.maxValue(MOST_PAGES))), undefined),
  sort: v.fallback(v.optional(sort), undefined),
  pse: v.fallback(v.optional(id), undefined),
  /** Colour chosen in a listing; the product page finds the variant. */
  color: v.fallback(v.optional(id), undefined),
});

export type PageSearch = v.InferOutput<typeof pageSearch> & FilterSearch;

/**
 * Parses search parameters. On the server filters are normalized, and every other spelling redirects there; unknown
 * filters are set to undefined, because the router keeps parameters that are not mentioned. In the browser they stay as
 * they are: only listings load the filter parser.
 */
export const readPageSearch = (search: Record<string, unknown>): PageSearch => ({
  ...(import.meta.env.SSR ? spelled(search) : {}),
  ...v.parse(pageSearch, search),
});

const spelled = (search: Record<string, unknown>): FilterSearch => ({
  ...Object.fromEntries(Object.keys(search).flatMap((key) => (isFilterParam(key) ? [[key, undefined]] : []))),
  ...writeFilter(readFilter(search)),
});
