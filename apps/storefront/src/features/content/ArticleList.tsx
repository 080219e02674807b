import type { ContentLink } from "@shop/core";
import type { ReactElement } from "react";
import { ArticleCard } from "../../shared/ArticleCard.tsx";

/** Articles in the order of the backend: newest first. */
export function ArticleList({
  articles,
  headingLevel = 2,
}: {
  articles: readonly ContentLink[];
  headingLevel?: 2 | 3;
}): ReactElement {
  return (
    <ul className="lh-articles" role="list">
      {articles.map((article) => (
        <li key={article.id}>
          <ArticleCard article={article} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  );
}
