import type { PriceOrder } from "@shop/core";
import * as v from "valibot";

/** Search parameters of a result page before validation, which is part of the page's own chunk. */
export interface SearchParams {
  page?: number | undefined;
  order?: unknown;
  category?: unknown;
}

/** Validated search parameters. */
export interface SearchAsked {
  /** Displayed pages of the engine. */
  page: number;
  /** Undefined: by relevance. */
  sort: PriceOrder | undefined;
  categoryId: number | undefined;
}

/** Engine pages fetched at once: as many as automatic loading would reach. */
export const FIRST_PAGES = 4;
/** Limit; a URL with a higher page shows the first pages. */
const MOST_PAGES = 100;

const whole = v.pipe(v.number(), v.integer(), v.minValue(1));

/** An invalid value counts as absent, never as an error. */
const params = v.object({
  page: v.fallback(v.pipe(whole, v.minValue(FIRST_PAGES), v.maxValue(MOST_PAGES)), FIRST_PAGES),
  order: v.fallback(v.optional(v.picklist(["priceLowToHigh", "priceHighToLow"])), undefined),
  category: v.fallback(v.optional(whole), undefined),
});

export function readSearchParams(given: SearchParams): SearchAsked {
  const { page, order, category } = v.parse(params, given);
  return { page, sort: order, categoryId: category };
}

/** Serializes the parameters; omits defaults. */
export const writeSearchParams = ({ page, sort, categoryId }: SearchAsked): SearchParams => ({
  ...(page > FIRST_PAGES ? { page } : {}),
  ...(sort === undefined ? {} : { order: sort }),
  ...(categoryId === undefined ? {} : { category: categoryId }),
});
