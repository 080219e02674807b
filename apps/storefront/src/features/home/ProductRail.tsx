import type { ProductCard } from "@shop/core";
import { ProductGrid, ProductGridItem } from "@shop/react";
import type { ReactElement } from "react";
import { ShopProductCard } from "../../shared/productCard/ShopProductCard.tsx";
import { ShopLink } from "../../routing/ShopLink.tsx";

interface ProductRailProps {
  id: string;
  title: string;
  products: readonly ProductCard[];
  /** Link to the complete list. */
  more?: { href: string; title: string };
}

/** Horizontally scrolling row of products. */
export function ProductRail({ id, title, products, more }: ProductRailProps): ReactElement | null {
  if (products.length === 0) return null;
  return (
    <section className="lh-section" aria-labelledby={id}>
      <div className="lh-section-head">
        <h2 id={id}>{title}</h2>
        {more && (
          <ShopLink className="lh-section-more" to={more.href}>
            {more.title}
          </ShopLink>
        )}
      </div>
      <ProductGrid layout="rail" label={title}>
        {products.map((product) => (
          <ProductGridItem key={product.id}>
            <ShopProductCard product={product} headingLevel={3} sizes="(min-width: 1200px) 282px, 44vw" />
          </ProductGridItem>
        ))}
      </ProductGrid>
    </section>
  );
}
