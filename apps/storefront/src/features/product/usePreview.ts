import { additionOf, type CartPreview, type Product, type SaleElement } from "@shop/core";
import { productPictures } from "./productPictures.ts";
import { useVatPercent } from "./useVatPercent.ts";
import { colorOf } from "./variants.ts";

/** What the cart shows of a sale element until the shop has answered, with the picture that the page shows first. */
export function usePreview(product: Product): (element: SaleElement) => CartPreview {
  const vatPercent = useVatPercent(product);
  return (saleElement) => ({
    ...additionOf(product, { saleElement, vatPercent }).preview,
    picture: productPictures(product.pictures, colorOf(saleElement)?.valueId)[0],
  });
}
