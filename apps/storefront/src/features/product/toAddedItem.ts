import {
  type CartItem,
  type Product,
  productVatPercent,
  type StorePriceDisplay,
  toCartItem,
  type Variant,
} from "@shop/core";
import { selectPictures } from "./selectPictures.ts";
import { colorOf } from "./variants.ts";

/** Returns a variant as a cart item, with the picture that the gallery shows. */
export function toAddedItem(product: Product, variant: Variant, country: StorePriceDisplay["country"]): CartItem {
  return {
    ...toCartItem(product, { variant, vatPercent: productVatPercent(product, country) }),
    picture: selectPictures(product.pictures, colorOf(variant)?.valueId)[0],
  };
}
