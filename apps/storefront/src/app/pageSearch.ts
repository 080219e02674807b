import * as v from "valibot";
import { type FilterSearch, isFilterParam, readFilter, writeFilter } from "../features/listing/filterSearch.ts";

/** The orders a listing can have, the specification's default first. */
export const SORTS = ["sales_view_quantity", "min_price", "max_price", "created_reverse", "rating"] as const;
export type Sort = (typeof SORTS)[number];

/** Names by which the orders are known elsewhere. Source: specification 9. */
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

/** More pages than anybody turns; an address that asks for more shows the first. */
const MOST_PAGES = 100;

const id = v.pipe(v.number(), v.integer(), v.minValue(1));

/** What the address of a listing or product may ask for. A wrong value counts as absent, never as an error. */
const pageSearch = v.object({
  /** pages 1 to this one are shown */
  page: v.fallback(v.optional(v.pipe(id, v.minValue(2), v.maxValue(MOST_PAGES))), undefined),
  sort: v.fallback(v.optional(sort), undefined),
  /** sale element to show first */
  pse: v.fallback(v.optional(id), undefined),
  /** colour to show a product in, from a list; the page finds the sale element */
  color: v.fallback(v.optional(id), undefined),
});

export type PageSearch = v.InferOutput<typeof pageSearch> & FilterSearch;

/**
 * Reads an address. On the server its filters are put into their one spelling, and the server leads every other one
 * there; what is not understood is named with nothing, for the router keeps what is not named at all. In the browser
 * they stay as the server and the page's own links have spelled them: only a listing needs what understands them.
 */
export const readPageSearch = (search: Record<string, unknown>): PageSearch => ({
  ...(import.meta.env.SSR ? spelled(search) : {}),
  ...v.parse(pageSearch, search),
});

const spelled = (search: Record<string, unknown>): FilterSearch => ({
  ...Object.fromEntries(Object.keys(search).flatMap((key) => (isFilterParam(key) ? [[key, undefined]] : []))),
  ...writeFilter(readFilter(search)),
});
