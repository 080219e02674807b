import type { Translations } from "../../platform/db/columns.ts";
import type { PackedLists } from "./packedLists.ts";
import type { SortOrder } from "../catalogueIndex.ts";

/** Attribute or feature that products are filtered by. */
export interface FacetName {
  id: number;
  code: string;
  text: Translations;
  unit: string | null;
}

export interface FacetValueName {
  id: number;
  /** Index of its facet. */
  facetIndex: number;
  text: Translations;
  hex: string | null;
}

/** In display order; other columns refer to facets and values by array index. */
export interface FacetNames {
  facets: readonly FacetName[];
  values: readonly FacetValueName[];
}

export interface IndexedCategory {
  id: number;
  parentId: number | null;
}

/**
 * In-memory product index that lists are filtered, sorted and counted by: one column per property, one row per visible
 * product. Immutable.
 */
export interface ProductIndex {
  size: number;
  ids: Int32Array;
  brands: readonly { id: number; title: string }[];
  /** Index of its visible brand; -1 without one. */
  brandOf: Int32Array;
  /** Visible categories. */
  categories: readonly IndexedCategory[];
  /** Number of products by category id, descendants included; categories without products are absent. */
  productCounts: ReadonlyMap<number, number>;
  /** Indexes of its categories. */
  categoriesOf: PackedLists;
  attributes: FacetNames;
  /** Indexes of the attribute values of its visible variants. */
  attributesOf: PackedLists;
  features: FacetNames;
  /** Indexes of its feature values. */
  featuresOf: PackedLists;
  /** Indexes of the features it has any value of. */
  knownFeaturesOf: PackedLists;
  /** Indexes of its numeric features; `featureNumbers` holds the numbers in the same order, in the feature's unit. */
  numericFeaturesOf: PackedLists;
  featureNumbers: Float64Array;
  /** Current net price in millionths of a euro. */
  netPrices: Float64Array;
  /** 1 when a variant is in stock. */
  inStock: Uint8Array;
  /** 1 when a variant is on promotion. */
  reduced: Uint8Array;
  /** 1 when it was added lately. */
  isNew: Uint8Array;
  /** 1 when it is among the most sold. */
  bestseller: Uint8Array;
  /** Maximum days until dispatch. */
  days: Int32Array;
  /** Average rating in tenths; 0 without reviews. */
  ratings: Uint8Array;
  /** Rows in every sort order. */
  orders: Readonly<Record<SortOrder, Int32Array>>;
}
