import type { ProductCard } from "@shop/core";
import { ProductGrid, ProductGridItem } from "@shop/react";
import { Link, useRouterState } from "@tanstack/react-router";
import { type ReactElement, useEffect, useRef } from "react";
import { ShopProductCard } from "../../shared/productCard/ShopProductCard.tsx";
import { useTexts } from "../../i18n/useTexts.ts";
import { buttonProps } from "../../ui/Button.tsx";
import { lastPageOf } from "./listingQuery.ts";
import type { Listing } from "./useListing.ts";

export function ListingProducts({ listing }: { listing: Listing }): ReactElement {
  "use memo";
  const t = useTexts("listing");
  const { products, page, currentFacets } = listing;
  const selectedColorIds = findSelectedColorIds(listing);
  const total = Math.max(currentFacets.count, products.length);
  const list = useRef<HTMLDivElement>(null);
  const previousCount = useRef<number>(undefined);
  // Moves the focus to the first newly loaded card.
  useEffect(() => {
    if (previousCount.current === undefined || products.length <= previousCount.current) return;
    list.current?.querySelectorAll<HTMLElement>(".sh-card-link")[previousCount.current]?.focus({ preventScroll: true });
    previousCount.current = undefined;
  }, [products.length]);
  return (
    <section aria-label={t("products")} ref={list}>
      <ProductGrid>
        {products.map((product, index) => (
          <ProductGridItem key={product.id}>
            <ShopProductCard
              product={product}
              priority={index === 0}
              colorId={findDisplayColor(product, selectedColorIds)}
            />
          </ProductGridItem>
        ))}
      </ProductGrid>
      <div className="lh-more">
        <p>{t("shown", { shown: products.length, total })}</p>
        <progress max={total} value={products.length} aria-hidden="true" />
        {page < lastPageOf(currentFacets.count) && (
          <LoadMoreLink
            page={page + 1}
            onClick={() => {
              previousCount.current = products.length;
            }}
          />
        )}
      </div>
    </section>
  );
}

/** Reads the loading state itself, so that the cards do not re-render. */
function LoadMoreLink({ page, onClick }: { page: number; onClick: () => void }): ReactElement {
  const t = useTexts("listing");
  const loading = useRouterState({ select: (state) => state.isLoading });
  return (
    <Link
      {...buttonProps({ variant: "outline" })}
      to="."
      search={(search) => ({ ...search, page })}
      resetScroll={false}
      replace
      data-busy={loading ? "" : undefined}
      onClick={onClick}
    >
      {t("loadMore")}
    </Link>
  );
}

function findSelectedColorIds({ filter, baseFacets }: Listing): readonly number[] {
  const color = baseFacets.attributes.find(({ code }) => code === "color");
  return color === undefined ? [] : (filter.attributes[color.id] ?? []);
}

/** Displays a product in a selected colour. */
const findDisplayColor = ({ colors }: ProductCard, selectedColorIds: readonly number[]): number | undefined =>
  colors.find(({ id }) => selectedColorIds.includes(id))?.id;
