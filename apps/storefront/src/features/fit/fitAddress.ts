import type { FitRequest } from "./loadFit.ts";
import type { MeasureTexts } from "./parseMeasures.ts";

/** Element that a checked form leads to: the result, or the errors. */
export const RESULT_ID = "result";

/** Returns the address of a check; without measures, that of the empty form. */
export function fitAddress({ path, productId, variantId }: FitRequest, measures: MeasureTexts): string {
  const search = new URLSearchParams(measures);
  if (productId !== undefined) search.set("product", String(productId));
  if (variantId !== undefined) search.set("pse", String(variantId));
  return `${path}?${search}`;
}
