import { type CartPreview, type Product, type SaleElement, taxPercent } from "@shop/core";
import { localeConfigQuery } from "@shop/core/query";
import { useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { productPictures } from "./productPictures.ts";
import { colorOf, isColor } from "./variants.ts";

/** What the cart shows of a sale element until the shop has answered. */
export function usePreview(product: Product): (element: SaleElement) => CartPreview {
  const { data: config } = useSuspenseQuery(localeConfigQuery(useShop()));
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
      vatPercent: taxPercent(config.taxTitle) ?? 0,
      step: product.step,
      stock: element.stock,
      freight: product.freight,
    };
  };
}
