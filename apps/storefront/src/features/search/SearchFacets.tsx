import { countLabel, type SearchCategory } from "@shop/core";
import { Link } from "@tanstack/react-router";
import type { ReactElement, ReactNode } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { writeSearchParams } from "./searchAsked.ts";
import { useCategoryTitle } from "./useCategoryTitle.ts";
import type { SearchResults } from "./useSearchResults.ts";

/** Categories visible without expanding. */
const IN_SIGHT = 7;

export function SearchFacets({ results }: { results: SearchResults }): ReactElement {
  const t = useTexts("search");
  const titleOf = useCategoryTitle();
  const { text, asked, all, categories } = results;
  const facet = (categoryId: number | undefined, words: ReactNode): ReactElement => (
    <li key={categoryId ?? "all"}>
      <Link
        className="lh-facet"
        to="/search/$value"
        params={{ value: text }}
        search={writeSearchParams({ page: 1, sort: asked.sort, categoryId })}
        aria-current={categoryId === asked.categoryId ? "true" : undefined}
        activeOptions={{ exact: true, includeSearch: true }}
        resetScroll={false}
      >
        {words}
      </Link>
    </li>
  );
  const ofCategory = (category: SearchCategory): ReactElement =>
    facet(category.id, t("counted", { what: titleOf(category), total: countLabel(category.count) }));
  const others = categories.slice(IN_SIGHT);
  return (
    <nav aria-label={t("categories")}>
      <ul className="lh-facets" role="list">
        {facet(undefined, t("allCategories", { total: countLabel(all) }))}
        {categories.slice(0, IN_SIGHT).map(ofCategory)}
      </ul>
      {others.length > 0 && (
        <details className="lh-facets-more" open={others.some(({ id }) => id === asked.categoryId)}>
          <summary>{t("moreCategories", { count: others.length })}</summary>
          <ul className="lh-facets" role="list">
            {others.map(ofCategory)}
          </ul>
        </details>
      )}
    </nav>
  );
}
