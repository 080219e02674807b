import { type CartItem, type Product, productVatPercent, toCartItem, type Variant } from "@shop/core";
import { useShopPrices } from "../../shared/prices/useShopPrices.ts";
import { selectPictures } from "./selectPictures.ts";
import { colorOf } from "./variants.ts";

/** Optimistic cart data of a variant, with the first picture of the page. */
export function useCartItem(product: Product): (variant: Variant) => CartItem {
  const vatPercent = productVatPercent(product, useShopPrices().display.country);
  return (variant) => ({
    ...toCartItem(product, { variant, vatPercent }),
    picture: selectPictures(product.pictures, colorOf(variant)?.valueId)[0],
  });
}
