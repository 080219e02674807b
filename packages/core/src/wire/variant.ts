import * as v from "valibot";
import type { VariantOption, Variant } from "../domain/catalogue/product.js";
import { cents, centsOrNone, decimal, flag, integer, text } from "./scalars.js";

const choiceRow: v.GenericSchema<unknown, VariantOption> = v.pipe(
  v.object({
    attribute_id: integer,
    attribute_code: text,
    attribute_title: text,
    attribute_av_id: integer,
    attribute_av_title: text,
    hex: v.nullish(text),
  }),
  v.transform((row) => ({
    attributeId: row.attribute_id,
    code: row.attribute_code,
    title: row.attribute_title,
    valueId: row.attribute_av_id,
    value: row.attribute_av_title,
    hex: row.hex ?? undefined,
  })),
);

/** A row of GET products/combinations/{product_id}/{locale}; prices are gross euros in the requested country. */
export const variantRow: v.GenericSchema<unknown, Variant> = v.pipe(
  v.object({
    pse_id: integer,
    ref: text,
    quantity: integer,
    is_default: flag,
    promo: flag,
    price: cents,
    promo_price: centsOrNone,
    lowest_price: centsOrNone,
    measures: v.optional(v.record(v.string(), decimal), {}),
    attributes: v.array(choiceRow),
  }),
  v.transform((row) => {
    const reduced = row.promo && row.promo_price !== undefined ? row.promo_price : undefined;
    return {
      id: row.pse_id,
      ref: row.ref,
      isDefault: row.is_default,
      stock: row.quantity,
      priceCents: reduced ?? row.price,
      compareAtCents: reduced === undefined ? undefined : row.price,
      lowestPrice30dCents: reduced === undefined ? undefined : row.lowest_price,
      options: row.attributes,
      measures: row.measures,
    };
  }),
);
