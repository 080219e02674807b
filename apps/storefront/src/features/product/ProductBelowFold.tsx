import type { Product } from "@shop/core";
import type { Crumb } from "@shop/react";
import type { ReactElement } from "react";
import { LazyRails } from "./LazyRails.tsx";
import { ProductJsonLd } from "./ProductJsonLd.tsx";
import { ProductSections } from "./ProductSections.tsx";
import { Reviews } from "./Reviews.tsx";
import type { VariantSelection } from "./VariantPicker.tsx";

interface ProductBelowFoldProps {
  product: Product;
  selection: VariantSelection;
  crumbs: readonly Crumb[];
}

/** Everything below gallery and buy box, in a chunk of its own that loads after those. */
export function ProductBelowFold({ product, selection, crumbs }: ProductBelowFoldProps): ReactElement {
  return (
    <>
      <ProductSections product={product} variant={selection.selected} />
      <Reviews product={product} variantId={selection.selected?.id ?? product.variantId} />
      <LazyRails product={product} />
      <ProductJsonLd product={product} variants={selection.variants} crumbs={crumbs} />
    </>
  );
}
