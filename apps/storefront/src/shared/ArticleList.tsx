import type { ContentLink } from "@shop/core";
import { ProductPicture } from "@shop/react";
import type { ReactElement } from "react";
import { LongDate } from "./dates.tsx";
import { ShopLink } from "./ShopLink.tsx";
import "./articleList.css";

interface ArticleListProps {
  /** In the order of the backend: newest first. */
  articles: readonly ContentLink[];
  headingLevel?: 2 | 3;
}

export const ArticleList = ({ articles, headingLevel = 2 }: ArticleListProps): ReactElement => (
  <ul className="lh-articles" role="list">
    {articles.map((article) => (
      <li key={article.id}>
        <ArticleCard article={article} Heading={`h${headingLevel}`} />
      </li>
    ))}
  </ul>
);

function ArticleCard({ article, Heading }: { article: ContentLink; Heading: "h2" | "h3" }): ReactElement {
  const { title, url, summary, picture, publishedOn, fallbackLanguages = {} } = article;
  return (
    <article className="lh-article-card" data-shape={pictureShape(picture)}>
      <ProductPicture
        className="lh-article-picture"
        picture={picture}
        sizes="(min-width: 1200px) 384px, (min-width: 768px) 33vw, 100vw"
        alt=""
      />
      {publishedOn !== undefined && <LongDate className="lh-article-day" date={publishedOn} />}
      <Heading className="lh-article-title">
        <ShopLink to={url} lang={fallbackLanguages.title}>
          {title}
        </ShopLink>
      </Heading>
      {summary !== "" && (
        <p className="lh-muted" lang={fallbackLanguages.summary}>
          {summary}
        </p>
      )}
    </article>
  );
}

export const pictureShape = (picture: ContentLink["picture"]): "landscape" | "portrait" =>
  picture !== undefined && picture.width > picture.height ? "landscape" : "portrait";
