import type { ContentLink } from "@shop/core";
import { ProductPicture } from "@shop/react";
import type { ReactElement } from "react";
import { LongDate } from "./dates.tsx";
import { ShopLink } from "./ShopLink.tsx";

interface ArticleCardProps {
  article: ContentLink;
  headingLevel?: 2 | 3;
}

export function ArticleCard({ article, headingLevel = 2 }: ArticleCardProps): ReactElement {
  const Heading = `h${headingLevel}` as const;
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
