import * as v from "valibot";

/** Search parameters of a result page before validation, which is part of the page's own chunk. */
export interface RawSearchParams {
  page?: number | undefined;
  category?: number | undefined;
}

/** Limit; a URL with a higher page shows the first page. */
const MAX_PAGES = 100;

const positiveInteger = v.pipe(v.number(), v.integer(), v.minValue(1));

/** An invalid value counts as absent, never as an error. */
const requestSchema = v.object({
  /** Displayed pages of the engine. */
  page: v.fallback(v.pipe(positiveInteger, v.maxValue(MAX_PAGES)), 1),
  category: v.fallback(v.optional(positiveInteger), undefined),
});

export interface SearchRequest extends v.InferOutput<typeof requestSchema> {
  /** The engine lists the products, best match first; otherwise a filter or sort order applies. */
  ranked: boolean;
}

export const parseSearchParams = (raw: RawSearchParams, ranked: boolean): SearchRequest => ({
  ...v.parse(requestSchema, raw),
  ranked,
});
