import { countLabel, type SearchCategory } from "@shop/core";
import { Link } from "@tanstack/react-router";
import type { ReactElement, ReactNode } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { useCategoryTitle } from "./useCategoryTitle.ts";
import type { SearchResults } from "./useSearchResults.ts";

/** Categories visible without expanding. */
const VISIBLE_CATEGORIES = 7;

/** Links that narrow the results to one category. */
export function SearchCategories({ results }: { results: SearchResults }): ReactElement {
  const t = useTexts("search");
  const titleOf = useCategoryTitle();
  const { text, request, totalUnfiltered, categories } = results;
  const facet = (category: number | undefined, label: ReactNode): ReactElement => (
    <li key={category ?? "all"}>
      <Link
        className="lh-facet"
        to="/search/$value"
        params={{ value: text }}
        search={({ sort }) => ({ sort, category })}
        aria-current={category === request.category ? "true" : undefined}
        activeOptions={{ exact: true, includeSearch: true }}
        resetScroll={false}
      >
        {label}
      </Link>
    </li>
  );
  const ofCategory = (category: SearchCategory): ReactElement =>
    facet(category.id, t("counted", { what: titleOf(category), total: countLabel(category.count) }));
  const others = categories.slice(VISIBLE_CATEGORIES);
  return (
    <nav className="lh-search-categories" aria-label={t("categories")}>
      <ul className="lh-facets" role="list">
        {facet(undefined, t("allCategories", { total: countLabel(totalUnfiltered) }))}
        {categories.slice(0, VISIBLE_CATEGORIES).map(ofCategory)}
      </ul>
      {others.length > 0 && (
        <details className="lh-facets-more" open={others.some(({ id }) => id === request.category)}>
          <summary>{t("moreCategories", { count: others.length })}</summary>
          <ul className="lh-facets" role="list">
            {others.map(ofCategory)}
          </ul>
        </details>
      )}
    </nav>
  );
}
