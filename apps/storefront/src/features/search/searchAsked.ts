import type { PriceOrder } from "@shop/core";
import * as v from "valibot";

/** What the address of a result page may say, unread: the reading comes with the page's own code. */
export interface SearchParams {
  page?: number | undefined;
  order?: unknown;
  category?: unknown;
}

/** What is asked for besides the text. */
export interface SearchAsked {
  /** the engine's pages that are shown */
  page: number;
  /** undefined: the best first */
  sort: PriceOrder | undefined;
  categoryId: number | undefined;
}

/** As many of the engine's pages come at once: as far as its list would load on by itself. */
export const FIRST_PAGES = 4;
/** More pages than anybody turns; an address that asks for more shows the first. */
const MOST_PAGES = 100;

const whole = v.pipe(v.number(), v.integer(), v.minValue(1));

/** A wrong value counts as absent, never as an error. */
const params = v.object({
  page: v.fallback(v.pipe(whole, v.minValue(FIRST_PAGES), v.maxValue(MOST_PAGES)), FIRST_PAGES),
  order: v.fallback(v.optional(v.picklist(["priceLowToHigh", "priceHighToLow"])), undefined),
  category: v.fallback(v.optional(whole), undefined),
});

export function readSearchParams(given: SearchParams): SearchAsked {
  const { page, order, category } = v.parse(params, given);
  return { page, sort: order, categoryId: category };
}

/** As it is written in an address; what is not said is what goes without saying. */
export const writeSearchParams = ({ page, sort, categoryId }: SearchAsked): SearchParams => ({
  ...(page > FIRST_PAGES ? { page } : {}),
  ...(sort === undefined ? {} : { order: sort }),
  ...(categoryId === undefined ? {} : { category: categoryId }),
});
