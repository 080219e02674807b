import type { Product, ProductCard } from "@shop/core";
import { accessoriesQuery, selectionsQuery, similarQuery } from "@shop/core/query";
import { ProductCardSkeleton, ProductGrid, ProductGridItem, useShop } from "@shop/react";
import { useQueries } from "@tanstack/react-query";
import { type ReactElement, useEffect } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { ProductRail, RecentlyViewedRail } from "../../shared/productCard/ProductRail.tsx";

const MAX_SIMILAR = 8;

export function ProductRails({ product, onLoaded }: { product: Product; onLoaded: () => void }): ReactElement {
  const t = useTexts("product/belowFold");
  const shop = useShop();
  const [accessories, selections, similar] = useQueries({
    queries: [
      accessoriesQuery(shop, product.id),
      selectionsQuery(shop, product.id),
      similarQuery(shop, product.id, MAX_SIMILAR),
    ],
  });
  const pending = accessories.isPending || selections.isPending || similar.isPending;
  useEffect(() => {
    if (!pending) onLoaded();
  }, [pending, onLoaded]);
  // Rendered together: rails that arrive one by one would shift the layout.
  if (pending) {
    return (
      <div className="lh-section" aria-hidden="true" inert>
        <ProductGrid layout="rail">
          {[1, 2, 3, 4].map((key) => (
            <ProductGridItem key={key}>
              <ProductCardSkeleton />
            </ProductGridItem>
          ))}
        </ProductGrid>
      </div>
    );
  }
  const displayedIds = new Set([product.id]);
  /** Each product appears once per page. */
  const withoutDuplicates = (products: readonly ProductCard[] = []): ProductCard[] => {
    const rest = products.filter(({ id }) => !displayedIds.has(id));
    for (const { id } of rest) displayedIds.add(id);
    return rest;
  };
  return (
    <>
      <ProductRail title={t("rails.accessories")} products={withoutDuplicates(accessories.data)} />
      {(selections.data ?? []).map(({ id, title, products }) => (
        <ProductRail key={id} title={title || t("rails.selection")} products={withoutDuplicates(products)} />
      ))}
      <ProductRail title={t("rails.similar")} products={withoutDuplicates(similar.data)} />
      <RecentlyViewedRail title={t("rails.recent")} except={product.id} />
    </>
  );
}
