import { SEARCH_LINKS_VISIBLE, type SearchLink } from "@shop/core";
import { ProductGrid, ProductGridItem } from "@shop/react";
import { Link, useRouterState } from "@tanstack/react-router";
import { Fragment, type MouseEvent, type ReactElement, useEffect, useRef } from "react";
import { ShopProductCard } from "../../shared/productCard/ShopProductCard.tsx";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { useTexts } from "../../i18n/useTexts.ts";
import { buttonProps } from "../../ui/Button.tsx";
import { serializeSearchParams } from "./searchRequest.ts";
import { useAutoLoad } from "./useAutoLoad.ts";
import type { SearchResults } from "./useSearchResults.ts";

/** Number of products before the content links. */
const LINKS_AFTER = 5;

/** Cards with "load more", which loads automatically a few times and then waits, so that the footer is reachable. */
export function SearchProducts({ results }: { results: SearchResults }): ReactElement {
  "use memo";
  const t = useTexts("search");
  const loading = useRouterState({ select: (state) => state.isLoading });
  const { text, request, products, listableCount, links } = results;
  const more = useRef<HTMLAnchorElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const previousCount = useRef<number>(undefined);
  useAutoLoad(more);
  // Moves the focus to the first newly loaded card.
  useEffect(() => {
    if (previousCount.current === undefined || products.length <= previousCount.current) return;
    list.current?.querySelectorAll<HTMLElement>(".sh-card-link")[previousCount.current]?.focus({ preventScroll: true });
    previousCount.current = undefined;
  }, [products.length]);
  return (
    <section aria-label={t("products")} ref={list}>
      <FoundProducts products={products} links={links} />
      <div className="lh-more">
        <p>{t("shown", { shown: products.length, total: listableCount })}</p>
        <progress max={Math.max(1, listableCount)} value={products.length} aria-hidden="true" />
        {products.length < listableCount && (
          <Link
            {...buttonProps({ variant: "outline" })}
            ref={more}
            to="/search/$value"
            params={{ value: text }}
            search={serializeSearchParams({ ...request, page: request.page + 1 })}
            resetScroll={false}
            replace
            preload={false}
            data-busy={loading ? "" : undefined}
            onClick={(event: MouseEvent) => {
              // An automatic click does not move the focus.
              if (event.isTrusted) previousCount.current = products.length;
            }}
          >
            {t("loadMore")}
          </Link>
        )}
      </div>
    </section>
  );
}

/** Separate component, so that the loading state does not re-render the cards. */
function FoundProducts({ products, links }: Pick<SearchResults, "products" | "links">): ReactElement {
  const linksAfter = Math.min(LINKS_AFTER, products.length) - 1;
  return (
    <ProductGrid>
      {products.map((product, index) => (
        <Fragment key={product.id}>
          <ProductGridItem>
            <ShopProductCard product={product} priority={index === 0} />
          </ProductGridItem>
          {index === linksAfter && links.length > 0 && (
            <ProductGridItem>
              <FoundLinks links={links} />
            </ProductGridItem>
          )}
        </Fragment>
      ))}
    </ProductGrid>
  );
}

function FoundLinks({ links }: { links: readonly SearchLink[] }): ReactElement {
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
