/** Data of a loader's `notFound()`. Source: specification 8. */
export const NOT_FOUND_REASONS = [
  "rewriting-failed",
  "product-fetch-failed",
  "category-fetch-failed",
  "brand-fetch-failed",
  "content-fetch-failed",
  "content-type-not-found",
  "route-not-found",
] as const;

export type NotFoundReason = (typeof NOT_FOUND_REASONS)[number];
