import { countSearchProducts, SEARCH_LINKS_VISIBLE, SEARCH_SCROLL_THRESHOLD_PX, type SearchLink } from "@shop/core";
import { ProductGrid, ProductGridItem } from "@shop/react";
import { Fragment, type ReactElement, useEffect, useRef } from "react";
import { cardLinkId, LoadMoreLink, ProductResults } from "../../shared/productCard/ProductResults.tsx";
import { ShopProductCard } from "../../shared/productCard/ShopProductCard.tsx";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { useTexts } from "../../i18n/useTexts.ts";
import { whenActive } from "../../ui/whenActive.ts";
import type { SearchResults } from "./useSearchResults.ts";

/** Number of products before the content links. */
const LINKS_AFTER = 5;
/** Automatic loads in a row; then the shopper decides, so that the footer is reachable. */
const MAX_AUTO_LOADS = 3;

export function SearchProducts({ results }: { results: SearchResults }): ReactElement {
  "use memo";
  const t = useTexts("search");
  const { products, total, links, request } = results;
  const shown = products.length;
  const firstOfPage = request.page > 1 ? countSearchProducts(request.page - 1) : undefined;
  const linksAfter = Math.min(LINKS_AFTER, shown) - 1;
  return (
    <ProductResults
      label={t("products")}
      progress={t("shown", { shown, total })}
      shown={shown}
      total={total}
      more={shown < total && <AutoLoadMoreLink results={results} />}
    >
      <ProductGrid>
        {products.map((product, index) => (
          <Fragment key={product.id}>
            <ProductGridItem>
              <ShopProductCard
                product={product}
                priority={index === 0}
                linkId={index === firstOfPage ? cardLinkId(index) : undefined}
              />
            </ProductGridItem>
            {index === linksAfter && links.length > 0 && (
              <ProductGridItem>
                <FoundLinks links={links} />
              </ProductGridItem>
            )}
          </Fragment>
        ))}
      </ProductGrid>
    </ProductResults>
  );
}

/** Content pages of a result: beside the products, or alone. */
export function FoundLinks({ links }: { links: readonly SearchLink[] }): ReactElement {
  const t = useTexts("search");
  return (
    <div className="lh-found-links">
      <h2>{t("links")}</h2>
      <ul role="list">
        {links.slice(0, SEARCH_LINKS_VISIBLE).map(({ title, url, language }) => (
          <li key={url}>
            <ShopLink to={url} lang={language}>
              {title}
            </ShopLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * Clicks itself near the viewport, a few times in a row; the shopper's own click restarts the count. Below the viewport it
 * waits for the shopper's first activity, because the first products need neither more of them nor the code that loads them.
 */
function AutoLoadMoreLink({ results: { text, request, products } }: { results: SearchResults }): ReactElement {
  const t = useTexts("search");
  const link = useRef<HTMLAnchorElement>(null);
  const remaining = useRef(MAX_AUTO_LOADS);
  // No dependencies: each render may change the list.
  useEffect(() => {
    const { current } = link;
    if (current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const near = entries.find(({ isIntersecting }) => isIntersecting);
        if (near === undefined) return;
        if (near.boundingClientRect.top < innerHeight) load();
        else void whenActive().then(load);
      },
      { rootMargin: `0px 0px ${SEARCH_SCROLL_THRESHOLD_PX}px 0px` },
    );
    let isObserved = true;
    const stop = (): void => {
      isObserved = false;
      observer.disconnect();
    };
    const load = (): void => {
      if (!isObserved || remaining.current === 0 || current.dataset["busy"] !== undefined) return;
      stop();
      remaining.current -= 1;
      current.click();
    };
    observer.observe(current);
    return stop;
  });
  return (
    <LoadMoreLink
      ref={link}
      shown={products.length}
      to="/search/$value"
      params={{ value: text }}
      search={(search) => ({ ...search, page: request.page + 1 })}
      resetScroll={false}
      replace
      preload={false}
      onClick={({ isTrusted }) => {
        if (isTrusted) remaining.current = MAX_AUTO_LOADS;
      }}
    >
      {t("loadMore")}
    </LoadMoreLink>
  );
}
