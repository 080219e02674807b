import type { Product } from "@shop/core";
import type { Crumb } from "@shop/react";
import type { ReactElement } from "react";
import { LaterRails } from "./LaterRails.tsx";
import { ProductData } from "./ProductData.tsx";
import { ProductSections } from "./ProductSections.tsx";
import { Reviews } from "./Reviews.tsx";
import type { Variant } from "./useVariant.ts";

interface ProductDetailsProps {
  product: Product;
  variant: Variant;
  crumbs: readonly Crumb[];
}

/** Everything below gallery and buy box, in a chunk of its own that loads after those. */
export function ProductDetails({ product, variant, crumbs }: ProductDetailsProps): ReactElement {
  return (
    <>
      <ProductSections product={product} chosen={variant.chosen} />
      <Reviews product={product} saleElementId={variant.chosen?.id ?? product.saleElementId} />
      <LaterRails product={product} />
      <ProductData product={product} elements={variant.elements} crumbs={crumbs} />
    </>
  );
}
