import { centsToUnits } from "../pricing/prices.ts";
import type { Facet, Facets, FacetValue } from "./facets.ts";

/** Facets row of the Fast API; gross prices in the list's currency. */
export const toFacetsRow = ({ priceCents, inStock, reduced, fast, ratings, brands, ...facets }: Facets) => ({
  count: facets.total,
  price: priceCents === undefined ? null : { min: centsToUnits(priceCents.min), max: centsToUnits(priceCents.max) },
  in_stock: inStock,
  promo: reduced,
  fast,
  ratings,
  brands: brands.map(toFacetValueRow),
  attributes: facets.attributes.map(toFacetRow),
  features: facets.features.map(toFacetRow),
  numbers: facets.numbers.map(({ title, ...number }) => ({ ...number, title: title ?? "" })),
});

const toFacetRow = ({ id, code, title, values }: Facet) => ({
  id,
  code,
  title: title ?? "",
  values: values.map(toFacetValueRow),
});

const toFacetValueRow = ({ id, title, hex, count }: FacetValue) => ({ id, title: title ?? "", hex, count });
