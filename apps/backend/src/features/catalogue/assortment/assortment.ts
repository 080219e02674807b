import type { Translations } from "../../../db/columns.ts";
import type { Lists } from "./lists.ts";
import type { RowOrder } from "./rowOrders.ts";

/** A thing to narrow a list by, as it is named: an attribute, a feature. */
export interface FacetName {
  id: number;
  code: string;
  text: Translations;
  unit: string | null;
}

/** A value of it. */
export interface FacetValueName {
  id: number;
  /** place of its facet */
  facet: number;
  text: Translations;
  hex: string | null;
}

/** Names in the order they are shown in; a place is an index into them. */
export interface FacetNames {
  facets: readonly FacetName[];
  values: readonly FacetValueName[];
}

export interface Category {
  id: number;
  parentId: number | null;
}

/**
 * What the shop sells, as far as lists are narrowed and counted by it: a column for each fact, a row for each product a
 * visitor may see. Never changed once made.
 */
export interface Assortment {
  size: number;
  ids: Int32Array;
  brands: readonly { id: number; title: string }[];
  /** place of its visible brand; -1 without one */
  brandOf: Int32Array;
  /** categories a visitor may see */
  categories: readonly Category[];
  /** products in each of them and below it, by its id; without those that have none */
  countOf: ReadonlyMap<number, number>;
  /** places of the categories it stands in */
  placesOf: Lists;
  attributes: FacetNames;
  /** places of the attribute values its visible sale elements have */
  attributesOf: Lists;
  features: FacetNames;
  /** places of its feature values */
  featuresOf: Lists;
  /** places of the features something is known of */
  knownOf: Lists;
  /** places of the features with a number, and beside each the number in its unit */
  measuresOf: Lists;
  measures: Float64Array;
  /** millionths of a euro that are asked now, without VAT */
  nets: Float64Array;
  /** 1 where something of it is in stock */
  stocked: Uint8Array;
  /** 1 where something of it is reduced */
  reduced: Uint8Array;
  /** leaves within so many days */
  days: Int32Array;
  /** average of its reviews in tenths; 0 without any */
  ratings: Uint8Array;
  /** all rows, in every order a list can have */
  orders: Readonly<Record<RowOrder, Int32Array>>;
}
