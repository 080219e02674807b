import type { ProductCard } from "@shop/core";
import { ProductGrid, ProductGridItem } from "@shop/react";
import { Link, useRouterState } from "@tanstack/react-router";
import { type ReactElement, useEffect, useRef } from "react";
import { ShopCard } from "../../app/ShopCard.tsx";
import { useTexts } from "../../i18n/useTexts.ts";
import { buttonLook } from "../../ui/Button.tsx";
import { lastPage } from "./listingQuery.ts";
import type { Listing } from "./useListing.ts";

export function ListingProducts({ listing }: { listing: Listing }): ReactElement {
  "use memo";
  const t = useTexts("listing");
  const { products, page, found } = listing;
  const wanted = wantedColors(listing);
  const total = Math.max(found.count, products.length);
  const list = useRef<HTMLDivElement>(null);
  const before = useRef<number>(undefined);
  // Moves the focus to the first newly loaded card.
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
            <ShopCard product={product} priority={index === 0} colorId={colorOf(product, wanted)} />
          </ProductGridItem>
        ))}
      </ProductGrid>
      <div className="lh-more">
        <p>{t("shown", { shown: products.length, total })}</p>
        <progress max={total} value={products.length} aria-hidden="true" />
        {page < lastPage(found.count) && (
          <MoreLink
            page={page + 1}
            onClick={() => {
              before.current = products.length;
            }}
          />
        )}
      </div>
    </section>
  );
}

/** Reads the loading state itself, so that the cards do not re-render. */
function MoreLink({ page, onClick }: { page: number; onClick: () => void }): ReactElement {
  const t = useTexts("listing");
  const loading = useRouterState({ select: (state) => state.isLoading });
  return (
    <Link
      {...buttonLook({ variant: "outline" })}
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

function wantedColors({ filter, offered }: Listing): readonly number[] {
  const color = offered.attributes.find(({ code }) => code === "color");
  return color === undefined ? [] : (filter.attributes[color.id] ?? []);
}

/** Displays a product in a selected colour. */
const colorOf = ({ colors }: ProductCard, wanted: readonly number[]): number | undefined =>
  colors.find(({ id }) => wanted.includes(id))?.id;
