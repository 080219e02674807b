import { countLabel, type SearchFound, SEARCH_LINKS_SHOWN, type SearchLink } from "@shop/core";
import { SearchHit } from "@shop/react";
import { Link } from "@tanstack/react-router";
import type { ReactElement, ReactNode } from "react";
import { ShopLink } from "../../app/ShopLink.tsx";
import { useMoneyFormat } from "../../app/useMoney.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { Icon } from "../../ui/Icon.tsx";
import { useCategoryTitle } from "./useCategoryTitle.ts";
import { useHitPrices } from "./useHitPrices.ts";
import { useHitLabels } from "./useHitLabels.ts";

interface SearchOptionsProps {
  found: SearchFound;
  /** Id of the active option. */
  active: string | undefined;
}

/** Categories that fit beside the products. */
const MOST_CATEGORIES = 5;

/** Options of the combobox: links that are reached by arrow keys, not by Tab. */
export function SearchOptions({ found, active }: SearchOptionsProps): ReactElement {
  const t = useTexts("search");
  const shown = useHitPrices();
  const format = useMoneyFormat();
  const labels = useHitLabels();
  const titleOf = useCategoryTitle();
  const option = (id: string) =>
    ({ id, role: "option", tabIndex: -1, className: "lh-suggest-row", "aria-selected": id === active }) as const;
  return (
    <>
      <Group name="products" title={t("products")}>
        {found.products.map((product) => (
          <ShopLink key={product.id} {...option(`search-product-${product.id}`)} to={product.url}>
            <SearchHit product={shown(product)} format={format} labels={labels} />
          </ShopLink>
        ))}
      </Group>
      <div className="lh-suggest-side" role="presentation">
        <Group name="categories" title={t("categories")}>
          {found.categories.slice(0, MOST_CATEGORIES).map((category) => (
            <Link
              key={category.id}
              {...option(`search-category-${category.id}`)}
              to="/search/$value"
              params={{ value: found.text }}
              search={{ category: category.id }}
            >
              {t("counted", { what: titleOf(category), total: countLabel(category.count) })}
            </Link>
          ))}
          <Link {...option("search-all")} to="/search/$value" params={{ value: found.text }} data-kind="all">
            {t("all", { total: countLabel(found.all) })}
            <Icon name="chevron-right" />
          </Link>
        </Group>
        {found.links.length > 0 && (
          <Group name="links" title={t("links")}>
            {found.links.slice(0, SEARCH_LINKS_SHOWN).map((link: SearchLink) => (
              <ShopLink key={link.url} {...option(`search-link-${link.url}`)} to={link.url} lang={link.language}>
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
