import { additionOf, type CartPreview, type Product, type SaleElement } from "@shop/core";
import { productPictures } from "./productPictures.ts";
import { useVatPercent } from "./useVatPercent.ts";
import { colorOf } from "./variants.ts";

/** Optimistic cart data of a variant, with the first picture of the page. */
export function usePreview(product: Product): (element: SaleElement) => CartPreview {
  const vatPercent = useVatPercent(product);
  return (saleElement) => ({
    ...additionOf(product, { saleElement, vatPercent }).preview,
    picture: productPictures(product.pictures, colorOf(saleElement)?.valueId)[0],
  });
}
