import * as v from "valibot";

/** Search parameters of a result page before validation, which is part of the page's own chunk. */
export interface RawSearchParams {
  page?: number | undefined;
  order?: unknown;
  category?: unknown;
}

/** Engine pages fetched at once: as many as automatic loading would reach. */
export const FIRST_PAGES = 4;
/** Limit; a URL with a higher page shows the first pages. */
const MAX_PAGES = 100;

const positiveInteger = v.pipe(v.number(), v.integer(), v.minValue(1));

/** An invalid value counts as absent, never as an error. */
const requestSchema = v.object({
  /** Displayed pages of the engine. */
  page: v.fallback(v.pipe(positiveInteger, v.minValue(FIRST_PAGES), v.maxValue(MAX_PAGES)), FIRST_PAGES),
  /** Undefined: by relevance. */
  order: v.fallback(v.optional(v.picklist(["priceLowToHigh", "priceHighToLow"])), undefined),
  category: v.fallback(v.optional(positiveInteger), undefined),
});

export type SearchRequest = v.InferOutput<typeof requestSchema>;

export const parseSearchParams = (raw: RawSearchParams): SearchRequest => v.parse(requestSchema, raw);

/** Serializes the parameters; omits defaults. */
export const serializeSearchParams = ({ page, order, category }: Partial<SearchRequest>): RawSearchParams => ({
  ...(page !== undefined && page > FIRST_PAGES && { page }),
  ...(order !== undefined && { order }),
  ...(category !== undefined && { category }),
});
