import {
  countLabel,
  countSearchProducts,
  displaySearchPrice,
  SEARCH_LINKS_VISIBLE,
  type SearchResult,
} from "@shop/core";
import { SearchHit, type SearchHitLabels, useMarket } from "@shop/react";
import { Link } from "@tanstack/react-router";
import type { ReactElement, ReactNode } from "react";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { useShopPrices } from "../../shared/prices/useShopPrices.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { Icon } from "../../ui/Icon.tsx";
import { useCategoryTitle } from "./useCategoryTitle.ts";
import { useCardLabels } from "../../shared/productCard/useCardLabels.ts";

/** Rows beside the products, without the link to all results: decision 0348. */
const SIDE_ROWS = 4;
/** Pages among them, if categories fill the rest. */
const MIN_PAGES = 2;

/** Options of the combobox: links that are reached by arrow keys, not by Tab. `active` is the id of one. */
export function SearchOptions({ result, active }: { result: SearchResult; active: string | undefined }): ReactElement {
  const t = useTexts("search");
  const { display, format } = useShopPrices(useMarket().countryId);
  const labels = useHitLabels();
  const titleOf = useCategoryTitle();
  const found = result.products.length > 0;
  const { categories } = result;
  const maxPages = found ? Math.max(MIN_PAGES, SIDE_ROWS - categories.length) : SEARCH_LINKS_VISIBLE;
  const pages = result.links.slice(0, maxPages);
  const option = (id: string, text?: string) =>
    ({
      id,
      role: "option",
      tabIndex: -1,
      className: "lh-suggest-row",
      "aria-selected": id === active,
      "data-text": text,
    }) as const;
  return (
    <>
      {found && (
        <Group name="products" title={t("products")}>
          {result.products.slice(0, countSearchProducts(1)).map((product) => (
            <ShopLink key={product.id} {...option(`search-product-${product.id}`, product.title)} to={product.url}>
              <SearchHit
                product={product}
                price={displaySearchPrice(product, display)}
                format={format}
                labels={labels}
              />
            </ShopLink>
          ))}
        </Group>
      )}
      <div className="lh-suggest-side" role="presentation">
        {found && (
          <Group name="categories" title={t("categories")}>
            {categories.slice(0, SIDE_ROWS - pages.length).map((category) => (
              <Link
                key={category.id}
                {...option(`search-category-${category.id}`, titleOf(category))}
                to="/search/$value"
                params={{ value: result.text }}
                search={{ category: category.id }}
              >
                {t("counted", { what: titleOf(category), total: countLabel(category.count) })}
              </Link>
            ))}
            <Link {...option("search-all")} to="/search/$value" params={{ value: result.text }} data-kind="all">
              {t("all", { total: countLabel(result.totalUnfiltered) })}
              <Icon name="chevron-right" />
            </Link>
          </Group>
        )}
        {pages.length > 0 && (
          <Group name="links" title={t("links")}>
            {pages.map((link) => (
              <ShopLink
                key={link.url}
                {...option(`search-link-${link.url}`, link.title)}
                to={link.url}
                lang={link.language}
              >
                {link.title}
              </ShopLink>
            ))}
          </Group>
        )}
      </div>
    </>
  );
}

function Group({ name, title, children }: { name: string; title: string; children: ReactNode }): ReactElement {
  return (
    <div className="lh-suggest-group" role="group" aria-label={title} data-group={name}>
      <p className="lh-suggest-title" role="presentation" aria-hidden="true">
        {title}
      </p>
      {children}
    </div>
  );
}

function useHitLabels(): SearchHitLabels {
  const shared = useTexts("shared");
  const { vatHint: _vatHint, ...labels } = useCardLabels();
  return { ...labels, stock: { none: shared("soldOut"), few: (count) => shared("lowStock", { count }), enough: "" } };
}
