import { useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { linksQuery } from "../../app/linksQuery.ts";
import { ArticleCard } from "../../app/ArticleCard.tsx";
import { ShopLink } from "../../app/ShopLink.tsx";
import { useTexts } from "../../i18n/useTexts.ts";
import { BLOG, latestArticlesQuery } from "./homeQueries.ts";

export function LatestArticles(): ReactElement | null {
  const t = useTexts("home");
  const shop = useShop();
  const { data: articles } = useSuspenseQuery(latestArticlesQuery(shop));
  const { data: company } = useSuspenseQuery(linksQuery(shop, "company"));
  const blog = company.find(({ code }) => code === BLOG);
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
