/** Dispatch within this many days counts as fast. */
export const FAST_DAYS = 5;
/** Ratings of which the products with at least that many stars are counted. */
export const RATING_STEPS = [4, 3, 2, 1];

export interface FacetValue {
  id: number;
  title: string | null;
  hex: string | null;
  /** Number of listed products if this value were also selected, or selected instead within its facet. */
  count: number;
}

export interface Facet {
  id: number;
  code: string;
  title: string | null;
  values: FacetValue[];
}

export interface NumberFacet {
  id: number;
  code: string;
  title: string | null;
  unit: string | null;
  min: number;
  max: number;
}

/** Facets of a product list. */
export interface Facets {
  total: number;
  priceCents: { min: number; max: number } | undefined;
  inStock: number;
  reduced: number;
  fast: number;
  /** Number of products with at least this rating. */
  ratings: { rating: number; count: number }[];
  brands: FacetValue[];
  attributes: Facet[];
  features: Facet[];
  numbers: NumberFacet[];
}
