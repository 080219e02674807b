import { useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { folderLinksQuery } from "../../shared/folderLinksQuery.ts";
import { ArticleCard } from "../../shared/ArticleCard.tsx";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { useTexts } from "../../i18n/useTexts.ts";
import { BLOG_FOLDER, latestArticlesQuery } from "./homeQueries.ts";

export function LatestArticles(): ReactElement | null {
  const t = useTexts("home");
  const shop = useShop();
  const { data: articles } = useSuspenseQuery(latestArticlesQuery(shop));
  const { data: company } = useSuspenseQuery(folderLinksQuery(shop, "company"));
  const blog = company.find(({ code }) => code === BLOG_FOLDER);
  if (articles.length === 0) return null;
  return (
    <section className="lh-section" aria-labelledby="articles">
      <div className="lh-section-head">
        <h2 id="articles">{t("articles")}</h2>
        {blog && (
          <ShopLink className="lh-section-more" to={blog.url}>
            {t("allArticles")}
          </ShopLink>
        )}
      </div>
      <ul className="lh-articles" role="list">
        {articles.map((article) => (
          <li key={article.id}>
            <ArticleCard article={article} headingLevel={3} />
          </li>
        ))}
      </ul>
    </section>
  );
}
