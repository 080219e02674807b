import * as v from "valibot";
import type { Facet, Facets, FacetValue } from "../domain/catalogue/facets.js";
import { cents, decimal, integer, text } from "./scalars.js";

const valueRow: v.GenericSchema<unknown, FacetValue> = v.pipe(
  v.object({ id: integer, title: text, hex: v.nullish(text), count: integer }),
  v.transform(({ hex, ...value }) => ({ ...value, hex: hex ?? undefined })),
);

const facetRow: v.GenericSchema<unknown, Facet> = v.object({
  id: integer,
  code: text,
  title: text,
  values: v.array(valueRow),
});

/** GET product_facets/. */
export const facetsRow: v.GenericSchema<unknown, Facets> = v.pipe(
  v.object({
    count: integer,
    price: v.nullish(v.object({ min: cents, max: cents })),
    in_stock: integer,
    promo: integer,
    fast: integer,
    ratings: v.optional(v.array(v.object({ rating: integer, count: integer })), []),
    brands: v.array(valueRow),
    attributes: v.array(facetRow),
    features: v.array(facetRow),
    numbers: v.array(
      v.object({ id: integer, code: text, title: text, unit: v.nullish(text), min: decimal, max: decimal }),
    ),
  }),
  v.transform(({ price, in_stock, promo, fast, numbers, ...row }) => ({
    ...row,
    priceCents: price ?? undefined,
    inStock: in_stock,
    onSale: promo,
    fastDelivery: fast,
    ranges: numbers.map(({ unit, ...number }) => ({ ...number, unit: unit ?? undefined })),
  })),
);
