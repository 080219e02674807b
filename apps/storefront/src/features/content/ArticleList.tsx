import type { ContentLink } from "@shop/core";
import type { ReactElement } from "react";
import { ArticleCard } from "../../app/ArticleCard.tsx";

/** The articles of a folder, the latest first as the shop gives them. */
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
