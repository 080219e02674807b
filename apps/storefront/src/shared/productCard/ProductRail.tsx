import type { ProductCard } from "@shop/core";
import { productsQuery } from "@shop/core/query";
import { ProductGrid, ProductGridItem, useShop } from "@shop/react";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useId } from "react";
import { ShopLink } from "../ShopLink.tsx";
import { useRecentlyViewed } from "../recentlyViewed.ts";
import { ShopProductCard } from "./ShopProductCard.tsx";

interface ProductRailProps {
  id?: string;
  title: string;
  products: readonly ProductCard[];
  /** Link to the complete list. */
  more?: { href: string; title: string };
}

/** Horizontally scrolling row of products; nothing without products. */
export function ProductRail({ id, title, products, more }: ProductRailProps): ReactElement | null {
  const generatedId = useId();
  const titleId = id ?? generatedId;
  if (products.length === 0) return null;
  return (
    <section className="lh-section" aria-labelledby={titleId}>
      <div className="lh-section-head">
        <h2 id={titleId}>{title}</h2>
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

/** Products viewed in this browser session, latest first. Omits products no longer sold. */
export function RecentlyViewedRail({ except, ...rail }: { id?: string; title: string; except?: number }): ReactElement {
  const ids = useRecentlyViewed().filter((id) => id !== except);
  const { data: products = [] } = useQuery({
    ...productsQuery(useShop(), { id: ids, order: "given_id", limit: ids.length }),
    enabled: ids.length > 0,
  });
  return <ProductRail {...rail} products={products} />;
}
