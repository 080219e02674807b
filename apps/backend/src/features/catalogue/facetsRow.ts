import { euro } from "../../dialects/euro.ts";
import type { Facet, Facets, FacetValue } from "./facets.ts";

/** Facets row of the Fast API; prices in gross euro. */
export const facetsRow = ({ priceCents, inStock, reduced, fast, ratings, brands, ...facets }: Facets) => ({
  count: facets.total,
  price: priceCents === undefined ? null : { min: euro(priceCents.min), max: euro(priceCents.max) },
  in_stock: inStock,
  promo: reduced,
  fast,
  ratings,
  brands: brands.map(valueRow),
  attributes: facets.attributes.map(facetRow),
  features: facets.features.map(facetRow),
  numbers: facets.numbers.map(({ title, ...number }) => ({ ...number, title: title ?? "" })),
});

const facetRow = ({ id, code, title, values }: Facet) => ({
  id,
  code,
  title: title ?? "",
  values: values.map(valueRow),
});

const valueRow = ({ id, title, hex, count }: FacetValue) => ({ id, title: title ?? "", hex, count });
