/** Filter value; `count` is the number of products it would match. */
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
export interface RangeFacet {
  id: number;
  code: string;
  title: string;
  unit: string | undefined;
  min: number;
  max: number;
}

/** Available filters of a product list under the current filters. */
export interface Facets {
  /** Number of results. */
  count: number;
  /** Gross cents; undefined without results. */
  priceCents: { min: number; max: number } | undefined;
  inStock: number;
  onSale: number;
  /** Number of products that ship within a few days. */
  fastDelivery: number;
  /** Number of products rated `rating` stars or more, per filter value. */
  ratings: ReadonlyArray<{ rating: number; count: number }>;
  brands: readonly FacetValue[];
  attributes: readonly Facet[];
  features: readonly Facet[];
  ranges: readonly RangeFacet[];
}
