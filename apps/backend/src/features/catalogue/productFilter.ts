import type { Availability } from "./availability.ts";

export interface Range {
  /** of a feature with numbers */
  id: number;
  min: number;
  max: number;
}

/** Which products are asked for. All that is given must hold. */
export interface ProductFilter {
  ids?: number[] | undefined;
  /** in one of these, not below them */
  categoryIds?: number[] | undefined;
  brandIds?: number[] | undefined;
  features?: Availability[] | undefined;
  attributes?: Availability[] | undefined;
  ranges?: Range[] | undefined;
  /** gross cents of the default sale element at this VAT */
  price?: { min: number; max: number } | undefined;
  inStock?: boolean | undefined;
  reduced?: boolean | undefined;
  /** leaves within so many days */
  withinDays?: number | undefined;
  /** average of its reviews, at least */
  minRating?: number | undefined;
}
