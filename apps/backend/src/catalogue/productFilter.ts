import type { FacetFilter } from "./facetFilter.ts";

export interface NumberRange {
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
  features?: FacetFilter[] | undefined;
  attributes?: FacetFilter[] | undefined;
  ranges?: NumberRange[] | undefined;
  /** Gross price range of the default variant, in cents at the context's VAT. */
  price?: { min: number; max: number } | undefined;
  inStock?: boolean | undefined;
  reduced?: boolean | undefined;
  isNew?: boolean | undefined;
  bestseller?: boolean | undefined;
  /** Maximum days until dispatch. */
  maxDays?: number | undefined;
  /** Minimum average rating. */
  minRating?: number | undefined;
}
