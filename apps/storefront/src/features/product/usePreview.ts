import type { CartPreview, Product, SaleElement } from "@shop/core";
import { productPictures } from "./productPictures.ts";
import { useVatPercent } from "./useVatPercent.ts";
import { colorOf, isColor } from "./variants.ts";

/** What the cart shows of a sale element until the shop has answered. */
export function usePreview(product: Product): (element: SaleElement) => CartPreview {
  const vatPercent = useVatPercent(product) ?? 0;
  return (element) => {
    const color = colorOf(element);
    const others = element.choices.filter((choice) => !isColor(choice));
    return {
      title: product.title,
      ref: element.ref,
      url: `${product.url}?pse=${element.id}`,
      brand: product.brand,
      picture: productPictures(product.pictures, color?.valueId)[0],
      color: color?.value ?? "",
      size: others.map(({ value }) => value).join(" · "),
      unitCents: element.priceCents,
      regularCents: element.regularCents,
      vatPercent,
      step: product.step,
      stock: element.stock,
      freight: product.freight,
      weightGrams: Math.round(product.weightKg * 1000),
    };
  };
}
