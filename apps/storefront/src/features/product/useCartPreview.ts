import { createAddMutation, type CartPreview, type Product, type Variant } from "@shop/core";
import { useShopPrices } from "../../shared/prices/useShopPrices.ts";
import { selectPictures } from "./selectPictures.ts";
import { colorOf } from "./variants.ts";

/** Optimistic cart data of a variant, with the first picture of the page. */
export function useCartPreview(product: Product): (variant: Variant) => CartPreview {
  const vatPercent = useShopPrices().vatPercentOf(product);
  return (variant) => ({
    ...createAddMutation(product, { variant, vatPercent }).preview,
    picture: selectPictures(product.pictures, colorOf(variant)?.valueId)[0],
  });
}
