export interface FacetValue {
  id: number;
  title: string | null;
  hex: string | null;
  /** products that would be listed if this were chosen too, or instead of another value of the same facet */
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

/** What the filters of a list can offer. */
export interface Facets {
  total: number;
  priceCents: { min: number; max: number } | undefined;
  inStock: number;
  reduced: number;
  fast: number;
  /** products with so many stars or more */
  ratings: { rating: number; count: number }[];
  brands: FacetValue[];
  attributes: Facet[];
  features: Facet[];
  numbers: NumberFacet[];
}
