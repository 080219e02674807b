/** Filter value with the number of products it would match. */
export interface FacetValue {
  id: number;
  title: string;
  /** Color code, "#1f4d3e". */
  hex: string | undefined;
  count: number;
}

/** Attribute ("color") or feature ("material") with the values that have results. */
export interface Facet {
  id: number;
  code: string;
  title: string;
  values: readonly FacetValue[];
}

/** Numeric range filter: "width" in cm, integers. */
export interface RangeFacet extends Omit<Facet, "values"> {
  unit: string | undefined;
  min: number;
  max: number;
}

/** Available filters of a product list under the current filters, with the number of products each would match. */
export interface Facets {
  count: number;
  /** Gross cents; undefined without results. */
  priceCents: { min: number; max: number } | undefined;
  inStock: number;
  onSale: number;
  /** Ships within a few days. */
  fastDelivery: number;
  /** Products rated `rating` stars or more. */
  ratings: ReadonlyArray<{ rating: number; count: number }>;
  brands: readonly FacetValue[];
  attributes: readonly Facet[];
  features: readonly Facet[];
  ranges: readonly RangeFacet[];
}
