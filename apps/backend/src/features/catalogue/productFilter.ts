import type { Availability } from "./availability.ts";

export interface Range {
  /** Id of a numeric feature. */
  id: number;
  min: number;
  max: number;
}

/** All given conditions must match. */
export interface ProductFilter {
  ids?: number[] | undefined;
  /** In one of these; descendants are not implied. */
  categoryIds?: number[] | undefined;
  brandIds?: number[] | undefined;
  features?: Availability[] | undefined;
  attributes?: Availability[] | undefined;
  ranges?: Range[] | undefined;
  /** Gross price range of the default variant, in cents at the context's VAT. */
  price?: { min: number; max: number } | undefined;
  inStock?: boolean | undefined;
  reduced?: boolean | undefined;
  /** Maximum days until dispatch. */
  withinDays?: number | undefined;
  /** Minimum average rating. */
  minRating?: number | undefined;
}
