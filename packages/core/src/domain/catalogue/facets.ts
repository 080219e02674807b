/** One value a list can be narrowed to. `count` is how many products it would add or leave. */
export interface FacetValue {
  id: number;
  title: string;
  /** of a colour, "#1f4d3e" */
  hex: string | undefined;
  count: number;
}

/** An attribute ("color") or a feature ("material") with the values that lead to something. */
export interface Facet {
  id: number;
  code: string;
  title: string;
  values: readonly FacetValue[];
}

/** A measure to narrow by: "width" in cm, whole numbers. */
export interface NumberFacet {
  id: number;
  code: string;
  title: string;
  unit: string | undefined;
  min: number;
  max: number;
}

/** What the filters of a list offer under the filters already chosen. */
export interface Facets {
  /** products found */
  count: number;
  /** gross cents; undefined where nothing was found */
  priceCents: { min: number; max: number } | undefined;
  inStock: number;
  reduced: number;
  /** leaves within few days */
  fast: number;
  /** products with so many stars or more, for each number a list can be narrowed by */
  ratings: ReadonlyArray<{ rating: number; count: number }>;
  brands: readonly FacetValue[];
  attributes: readonly Facet[];
  features: readonly Facet[];
  numbers: readonly NumberFacet[];
}
