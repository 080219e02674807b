import { type Content, type ContentLink, pictureFallbackUrl } from "@shop/core";
import { ProductPicture } from "@shop/react";
import { useRouter } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { LongDate } from "../../shared/format/LongDate.tsx";
import { JsonLd } from "../../shared/jsonLd.tsx";
import { useTexts } from "../../i18n/useTexts.ts";
import { Html } from "../../ui/Html.tsx";
import { ArticleList } from "./ArticleList.tsx";

const MORE = 3;

interface ArticleBodyProps {
  article: Content;
  /** All articles of the folder, including this one. */
  articles: readonly ContentLink[];
}

export function ArticleBody({ article, articles }: ArticleBodyProps): ReactElement {
  const t = useTexts("content");
  const { origin } = useRouter().options.context;
  const { id, title, summary, description, picture, publishedOn = "", url, fallbackLanguages = {} } = article;
  const more = articles.filter((other) => other.id !== id).slice(0, MORE);
  const shape = picture !== undefined && picture.width > picture.height ? "landscape" : "portrait";
  const image = picture && new URL(pictureFallbackUrl(picture), origin).href;
  return (
    <>
      <article className="lh-article" data-shape={shape}>
        <header className="lh-article-head">
          <LongDate className="lh-article-day" date={publishedOn} />
          <h1 lang={fallbackLanguages.title}>{title}</h1>
          {summary !== "" && (
            <p className="lh-lead" lang={fallbackLanguages.summary}>
              {summary}
            </p>
          )}
        </header>
        {picture && (
          <ProductPicture
            className="lh-article-picture"
            picture={picture}
            priority
            sizes="(min-width: 768px) 720px, 100vw"
          />
        )}
        <Html html={description} lang={fallbackLanguages.description} />
        <JsonLd
          key={url}
          data={{
            "@type": "BlogPosting",
            headline: title,
            description: summary,
            datePublished: publishedOn,
            image,
            url: new URL(url, origin).href,
          }}
        />
      </article>
      {more.length > 0 && (
        <section className="lh-section" aria-labelledby="more-articles">
          <div className="lh-section-head">
            <h2 id="more-articles">{t("moreArticles")}</h2>
          </div>
          <ArticleList articles={more} headingLevel={3} />
        </section>
      )}
    </>
  );
}
