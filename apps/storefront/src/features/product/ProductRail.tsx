import type { ProductCard } from "@shop/core";
import { ProductCardSkeleton, ProductGrid, ProductGridItem } from "@shop/react";
import { type ReactElement, useId } from "react";
import { ShopProductCard } from "../../shared/productCard/ShopProductCard.tsx";

const SIZES = "(min-width: 1200px) 282px, 44vw";
const SKELETONS = [1, 2, 3, 4];

/** Horizontally scrolling row of products; nothing without products. */
export function ProductRail({
  title,
  products,
}: {
  title: string;
  products: readonly ProductCard[];
}): ReactElement | null {
  const id = useId();
  if (products.length === 0) return null;
  return (
    <section className="lh-section" aria-labelledby={id}>
      <div className="lh-section-head">
        <h2 id={id}>{title}</h2>
      </div>
      <ProductGrid layout="rail" label={title}>
        {products.map((product) => (
          <ProductGridItem key={product.id}>
            <ShopProductCard product={product} headingLevel={3} sizes={SIZES} />
          </ProductGridItem>
        ))}
      </ProductGrid>
    </section>
  );
}

export function RailSkeleton(): ReactElement {
  return (
    <div className="lh-section" aria-hidden="true" inert>
      <ProductGrid layout="rail">
        {SKELETONS.map((key) => (
          <ProductGridItem key={key}>
            <ProductCardSkeleton />
          </ProductGridItem>
        ))}
      </ProductGrid>
    </div>
  );
}
