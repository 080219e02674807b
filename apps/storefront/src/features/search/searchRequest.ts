import type { PriceOrder } from "@shop/core";
import * as v from "valibot";

/** Search parameters of a result page before validation, which is part of the page's own chunk. */
export interface RawSearchParams {
  page?: number | undefined;
  order?: unknown;
  category?: unknown;
}

/** Validated search parameters. */
export interface SearchRequest {
  /** Displayed pages of the engine. */
  page: number;
  /** Undefined: by relevance. */
  sort: PriceOrder | undefined;
  categoryId: number | undefined;
}

/** Engine pages fetched at once: as many as automatic loading would reach. */
export const FIRST_PAGES = 4;
/** Limit; a URL with a higher page shows the first pages. */
const MAX_PAGES = 100;

const positiveInteger = v.pipe(v.number(), v.integer(), v.minValue(1));

/** An invalid value counts as absent, never as an error. */
const paramsSchema = v.object({
  page: v.fallback(v.pipe(positiveInteger, v.minValue(FIRST_PAGES), v.maxValue(MAX_PAGES)), FIRST_PAGES),
  order: v.fallback(v.optional(v.picklist(["priceLowToHigh", "priceHighToLow"])), undefined),
  category: v.fallback(v.optional(positiveInteger), undefined),
});

export function parseSearchParams(raw: RawSearchParams): SearchRequest {
  const { page, order, category } = v.parse(paramsSchema, raw);
  return { page, sort: order, categoryId: category };
}

/** Serializes the parameters; omits defaults. */
export const serializeSearchParams = ({ page, sort, categoryId }: SearchRequest): RawSearchParams => ({
  ...(page > FIRST_PAGES ? { page } : {}),
  ...(sort === undefined ? {} : { order: sort }),
  ...(categoryId === undefined ? {} : { category: categoryId }),
});
