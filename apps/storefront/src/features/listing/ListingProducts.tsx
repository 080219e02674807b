import type { ProductCard } from "@shop/core";
import { ProductGrid, ProductGridItem } from "@shop/react";
import { Link, useRouterState } from "@tanstack/react-router";
import { type ReactElement, useEffect, useRef } from "react";
import { ShopCard } from "../../app/ShopCard.tsx";
import { useTexts } from "../../i18n/useTexts.ts";
import { buttonLook } from "../../ui/Button.tsx";
import { lastPage } from "./listingQuery.ts";

interface ListingProductsProps {
  products: readonly ProductCard[];
  /** in the whole category */
  count: number;
  /** the last that is shown */
  page: number;
}

/** Cards in view at first, on most screens. */
const FIRST_ROW = 4;

/** The cards, how many of how many, and the way to more. */
export function ListingProducts({ products, count, page }: ListingProductsProps): ReactElement {
  const t = useTexts("listing");
  const loading = useRouterState({ select: (state) => state.isLoading });
  const total = Math.max(count, products.length);
  const list = useRef<HTMLDivElement>(null);
  const before = useRef<number>(undefined);
  // The focus goes on with the first card that was not there before.
  useEffect(() => {
    if (before.current === undefined || products.length <= before.current) return;
    list.current?.querySelectorAll<HTMLElement>(".sh-card-link")[before.current]?.focus({ preventScroll: true });
    before.current = undefined;
  }, [products.length]);
  return (
    <section aria-label={t("products")} ref={list}>
      <ProductGrid>
        {products.map((product, index) => (
          <ProductGridItem key={product.id}>
            <ShopCard product={product} priority={index < FIRST_ROW} />
          </ProductGridItem>
        ))}
      </ProductGrid>
      <div className="lh-more">
        <p role="status">{t("shown", { shown: products.length, total })}</p>
        <progress max={total} value={products.length} aria-hidden="true" />
        {page < lastPage(count) && (
          <Link
            {...buttonLook({ variant: "outline" })}
            from="/$"
            to="."
            search={(search) => ({ ...search, page: page + 1 })}
            resetScroll={false}
            replace
            data-busy={loading ? "" : undefined}
            onClick={() => {
              before.current = products.length;
            }}
          >
            {t("loadMore")}
          </Link>
        )}
      </div>
    </section>
  );
}
