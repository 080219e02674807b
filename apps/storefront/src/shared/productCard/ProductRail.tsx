import type { ProductCard } from "@shop/core";
import { productsQuery } from "@shop/core/query";
import { ProductGrid, ProductGridItem, useShop } from "@shop/react";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useId } from "react";
import { PageSection, type PageSectionProps } from "../PageSection.tsx";
import { useRecentlyViewed } from "../recentlyViewed.ts";
import { ShopProductCard } from "./ShopProductCard.tsx";

interface ProductRailProps extends Partial<Pick<PageSectionProps, "id" | "more" | "isBelowFold">> {
  title: string;
  products: readonly ProductCard[];
}

/** Horizontally scrolling row of products; nothing without products. */
export function ProductRail({ id, products, ...section }: ProductRailProps): ReactElement | null {
  const generatedId = useId();
  if (products.length === 0) return null;
  return (
    <PageSection {...section} id={id ?? generatedId}>
      <ProductGrid layout="rail" label={section.title}>
        {products.map((product) => (
          <ProductGridItem key={product.id}>
            <ShopProductCard product={product} headingLevel={3} sizes="(min-width: 1200px) 282px, 44vw" />
          </ProductGridItem>
        ))}
      </ProductGrid>
    </PageSection>
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
