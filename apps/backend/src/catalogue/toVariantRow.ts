import { centsToUnits } from "../pricing/prices.ts";
import type { VariantRecord } from "./variants.queries.ts";
import { productPath } from "./toProductRow.ts";

/** Variant row of the Fast API. */
export const toVariantRow = (variant: VariantRecord) => ({
  pse_id: variant.id,
  ref: variant.ref,
  quantity: variant.stock,
  is_default: variant.isDefault,
  promo: variant.promoGrossCents !== null,
  price: centsToUnits(variant.grossCents),
  promo_price: variant.promoGrossCents === null ? null : centsToUnits(variant.promoGrossCents),
  lowest_price: variant.lowestGross30dCents === null ? null : centsToUnits(variant.lowestGross30dCents),
  measures: variant.measures,
  attributes: variant.options.map((choice) => ({
    attribute_id: choice.attributeId,
    attribute_code: choice.attributeCode,
    attribute_title: choice.attributeTitle ?? "",
    attribute_av_id: choice.valueId,
    attribute_av_title: choice.valueTitle ?? "",
    hex: choice.hex,
  })),
  url: `${productPath({ id: variant.productId, url: variant.productUrl })}?pse=${variant.id}`,
});
