import { euro } from "../../dialects/euro.ts";
import type { CombinationRecord } from "./combinations.queries.ts";
import { productPath } from "./productRow.ts";

/** Variant row of the Fast API. */
export const combinationRow = (combination: CombinationRecord) => ({
  pse_id: combination.id,
  ref: combination.ref,
  quantity: combination.stock,
  is_default: combination.isDefault,
  promo: combination.promoGrossCents !== null,
  price: euro(combination.grossCents),
  promo_price: combination.promoGrossCents === null ? null : euro(combination.promoGrossCents),
  lowest_price: combination.lowestGrossCents === null ? null : euro(combination.lowestGrossCents),
  measures: combination.measures,
  attributes: combination.choices.map((choice) => ({
    attribute_id: choice.attributeId,
    attribute_code: choice.attributeCode,
    attribute_title: choice.attributeTitle ?? "",
    attribute_av_id: choice.valueId,
    attribute_av_title: choice.valueTitle ?? "",
    hex: choice.hex,
  })),
  url: `${productPath({ id: combination.productId, url: combination.productUrl })}?pse=${combination.id}`,
});
