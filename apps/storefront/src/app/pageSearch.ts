import * as v from "valibot";

/** The orders a listing can have, the specification's default first. */
export const SORTS = ["sales_view_quantity", "min_price", "max_price", "created_reverse"] as const;
export type Sort = (typeof SORTS)[number];

/** More pages than anybody turns; an address that asks for more shows the first. */
const MOST_PAGES = 100;

/** What the address of a listing or product may ask for. A wrong value counts as absent, never as an error. */
const pageSearch = v.object({
  /** pages 1 to this one are shown */
  page: v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(MOST_PAGES))), undefined),
  sort: v.fallback(v.optional(v.picklist(SORTS)), undefined),
  /** sale element to show first */
  pse: v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))), undefined),
});

export type PageSearch = v.InferOutput<typeof pageSearch>;

export const readPageSearch = (search: Record<string, unknown>): PageSearch => v.parse(pageSearch, search);
