import type { Product, ProductFeature, SaleElement } from "@shop/core";
import { chosenFeatures } from "./measures.ts";
import { useNumber } from "./useNumber.ts";

/** What there is to say of the chosen size, its numbers written as the shopper writes them. */
export function useFeatures(product: Product, chosen: SaleElement | undefined): readonly ProductFeature[] {
  return chosenFeatures(product.features, chosen, useNumber());
}
