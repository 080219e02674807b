import type { ProductCard } from "@shop/core";
import { ProductCardSkeleton, ProductGrid, ProductGridItem, useMarket, useShop } from "@shop/react";
import { keepPreviousData, useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useHydrated } from "@tanstack/react-router";
import { type ReactElement, type ReactNode, useState } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { ButtonLink } from "../../shared/ButtonLink.tsx";
import { CrumbPage } from "../../shared/CrumbPage.tsx";
import { LoadError } from "../../shared/LoadError.tsx";
import { ShopProductCard } from "../../shared/productCard/ShopProductCard.tsx";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { showToast } from "../../shared/toasts.ts";
import { clearSaved, saveProducts, useSavedIds } from "../../shared/wishlist.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { savedProductsQuery } from "./savedProductsQuery.ts";
import { formatItems } from "./sharedItems.ts";
import "./wishlist.css";

/** The shopper's own wish list, or the one of a link. */
export function WishlistScreen({ shared }: { shared: readonly number[] }): ReactElement {
  const t = useTexts("wishlist");
  const title = shared.length > 0 ? t("sharedTitle") : t("title");
  const { countryId } = useMarket();
  return (
    <CrumbPage title={title}>
      <h1>{title}</h1>
      {shared.length > 0 ? <SharedWishlist ids={shared} /> : <OwnWishlist key={countryId} />}
    </CrumbPage>
  );
}

function SharedWishlist({ ids }: { ids: readonly number[] }): ReactElement {
  const t = useTexts("wishlist");
  const savedIds = useSavedIds();
  const { data: products } = useSuspenseQuery(savedProductsQuery(useShop(), ids));
  const isKept = products.every(({ id }) => savedIds.includes(id));
  if (products.length === 0) {
    return <EmptyState icon="heart" title={t("emptyShared.title")} text={t("emptyShared.text")} action={<AllLink />} />;
  }
  return (
    <>
      <div className="lh-wishlist-tools">
        {isKept ? (
          <p role="status">
            {t("kept")} <ShopLink to="/wishlist">{t("own")}</ShopLink>
          </p>
        ) : (
          <Button onClick={() => saveProducts(products.map(({ id }) => id))}>{t("keep")}</Button>
        )}
      </div>
      <SavedProducts ids={ids} products={products} />
    </>
  );
}

/** Only the browser knows the list: a skeleton keeps the layout until it is loaded. */
function OwnWishlist(): ReactElement {
  const t = useTexts("wishlist");
  const savedIds = useSavedIds();
  const isHydrated = useHydrated();
  // Removed products stay until the page is left, so that a removal by mistake is one click to undo.
  const [shown, setShown] = useState(savedIds);
  if (savedIds.some((id) => !shown.includes(id))) {
    setShown([...savedIds, ...shown.filter((id) => !savedIds.includes(id))]);
  }
  const { data, isError, refetch } = useQuery({
    ...savedProductsQuery(useShop(), shown),
    enabled: shown.length > 0,
    placeholderData: keepPreviousData,
  });
  if (isHydrated && shown.length === 0) {
    return <EmptyState icon="heart" title={t("empty.title")} text={t("empty.text")} action={<AllLink />} />;
  }
  return (
    <>
      <noscript>
        <p>{t("noScript")}</p>
      </noscript>
      {shown.length > 0 && <WishlistTools onCleared={() => setShown([])} />}
      {isError && <LoadError text={t("failed")} onRetry={refetch} />}
      {data !== undefined && <SavedProducts ids={shown} products={data} />}
      {data === undefined && !isError && <SkeletonGrid />}
    </>
  );
}

function WishlistTools({ onCleared }: { onCleared: () => void }): ReactElement {
  const t = useTexts("wishlist");
  const savedIds = useSavedIds();
  const path = `/wishlist?items=${formatItems(savedIds)}`;

  async function copyLink(): Promise<void> {
    try {
      await navigator.clipboard.writeText(new URL(path, location.href).href);
      showToast({ tone: "ok", text: t("copied") });
    } catch {
      showToast({ tone: "error", text: t("notCopied") });
    }
  }

  function clearList(): void {
    clearSaved();
    onCleared();
    showToast({ text: t("cleared"), action: { label: t("undo"), run: () => saveProducts(savedIds) } });
  }

  return (
    <div className="lh-wishlist-tools">
      <p>{t("where")}</p>
      {savedIds.length > 0 && (
        <div className="lh-wishlist-buttons">
          <Button variant="outline" onClick={() => void copyLink()}>
            {t("share")}
          </Button>
          <ShopLink to={path}>{t("openShared")}</ShopLink>
          <Button variant="quiet" onClick={clearList}>
            {t("clear")}
          </Button>
        </div>
      )}
    </div>
  );
}

function SavedProducts({ ids, products }: { ids: readonly number[]; products: readonly ProductCard[] }): ReactElement {
  const t = useTexts("wishlist");
  const missing = ids.filter((id) => products.every((product) => product.id !== id)).length;
  return (
    <>
      {missing > 0 && <p className="lh-muted">{t("gone", { count: missing })}</p>}
      <WishlistGrid>
        {products.map((product) => (
          <ProductGridItem key={product.id}>
            <ShopProductCard product={product} />
          </ProductGridItem>
        ))}
      </WishlistGrid>
    </>
  );
}

function SkeletonGrid(): ReactElement {
  return (
    <div aria-hidden="true" inert>
      <WishlistGrid>
        {[1, 2, 3, 4].map((key) => (
          <ProductGridItem key={key}>
            <ProductCardSkeleton />
          </ProductGridItem>
        ))}
      </WishlistGrid>
    </div>
  );
}

function WishlistGrid({ children }: { children: ReactNode }): ReactElement {
  const t = useTexts("wishlist");
  return <ProductGrid label={t("title")}>{children}</ProductGrid>;
}

function AllLink(): ReactElement {
  const t = useTexts("wishlist");
  return <ButtonLink size="large" to="/products" label={t("empty.action")} />;
}
