import type { Product, ProductFeature, SaleElement } from "@shop/core";
import { chosenFeatures } from "./measures.ts";
import { useNumber } from "./useNumber.ts";

/** Features of the selected size, with localized numbers. */
export function useFeatures(product: Product, chosen: SaleElement | undefined): readonly ProductFeature[] {
  return chosenFeatures(product.features, chosen, useNumber());
}
