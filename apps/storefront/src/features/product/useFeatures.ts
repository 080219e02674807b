import type { Product, ProductFeature, Variant } from "@shop/core";
import { applyVariantDimensions } from "./dimensions.ts";
import { useNumberFormat } from "./useNumberFormat.ts";

/** Features of the selected size, with localized numbers. */
export function useFeatures(product: Product, variant: Variant | undefined): readonly ProductFeature[] {
  return applyVariantDimensions(product.features, variant, useNumberFormat());
}
