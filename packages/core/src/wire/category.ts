import type { Facets, FacetValue, RangeFacet } from "../domain/catalogue/facets.js";
import type { Brand, Category } from "../domain/catalogue/product.js";
import { firstPicture } from "./product.js";
import { alternates, cents, decimal, integer, text, textOrEmpty, textOrNone } from "./scalars.js";
import type { Schema } from "./createSchema.js";
import { array, listOrEmpty, orUndefined, row, rows } from "./row.js";

/** GET brands/{id}/{locale}, and a row of brand_list. */
export const brandRow: Schema<Brand> = row({
  id: integer,
  title: text,
  url: text,
  description: textOrEmpty,
  alternates,
  metaTitle: ["meta_title", textOrEmpty],
  metaDescription: ["meta_description", textOrEmpty],
  picture: ["image", firstPicture],
});

/** One row of GET /categories/{id}. */
export const categoryRow: Schema<Category> = row({
  id: ["ID", integer],
  parentId: ["PARENT", integer],
  title: ["TITLE", text],
  description: ["DESCRIPTION", textOrEmpty],
  url: ["URL", text],
  alternates,
  metaTitle: ["META_TITLE", textOrEmpty],
  metaDescription: ["META_DESCRIPTION", textOrEmpty],
  picture: ["image", firstPicture],
});

const facetValueRow = row<FacetValue>({ id: integer, title: text, hex: textOrNone, count: integer });
const facets = array(row({ id: integer, code: text, title: text, values: array(facetValueRow) }));

/** GET product_facets/. */
export const facetsRow: Schema<Facets> = row({
  count: integer,
  priceCents: ["price", orUndefined(row({ min: cents, max: cents }))],
  inStock: ["in_stock", integer],
  onSale: ["promo", integer],
  fastDelivery: ["fast", integer],
  ratings: listOrEmpty(row({ rating: integer, count: integer })),
  brands: array(facetValueRow),
  attributes: facets,
  features: facets,
  ranges: [
    "numbers",
    rows<RangeFacet>({ id: integer, code: text, title: text, unit: textOrNone, min: decimal, max: decimal }),
  ],
});
