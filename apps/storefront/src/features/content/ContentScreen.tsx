import { type Content, type ContentLink, pictureFallbackUrl } from "@shop/core";
import { contentQuery, folderQuery } from "@shop/core/query";
import { Breadcrumbs, type Crumb, ProductPicture, useShop } from "@shop/react";
import { useSuspenseQueries, useSuspenseQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { ArticleList, pictureShape } from "../../shared/ArticleList.tsx";
import { ContactDetails } from "../../shared/ContactDetails.tsx";
import { BLOG_FOLDER, resolveLinkFolder, usePageLink } from "../../shared/folderLinksQuery.ts";
import { LongDate } from "../../shared/dates.tsx";
import { BreadcrumbData, JsonLd } from "../../shared/jsonLd.tsx";
import { PageSection } from "../../shared/PageSection.tsx";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { useLocaleConfig } from "../../shared/useLocaleConfig.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { Html } from "../../ui/Html.tsx";
import { FaqList } from "./FaqList.tsx";
import { parseFaq } from "./parseFaq.ts";
import "./content.css";

const MORE_ARTICLES = 3;

interface PageProps {
  content: Content;
  links: readonly ContentLink[];
}

/** Content page: about, terms, imprint, FAQ, blog index or article. */
export function ContentScreen({ id }: { id: number }): ReactElement {
  const shared = useTexts("shared");
  const shop = useShop();
  const { data: content } = useSuspenseQuery(contentQuery(shop, id));
  const blog = usePageLink("company", BLOG_FOLDER);
  const folders = [resolveLinkFolder(content)].filter((folder) => folder !== undefined);
  const [linked] = useSuspenseQueries({ queries: folders.map((folder) => folderQuery(shop, folder)) });
  const isArticle = content.publishedOn !== undefined;
  const crumbs: Crumb[] = [
    { title: shared("home"), href: "/" },
    ...(isArticle && blog ? [{ title: blog.title, href: blog.url, lang: blog.language }] : []),
    { title: content.title, lang: content.fallbackLanguages?.title },
  ];
  const Page = isArticle ? Article : InfoPage;
  return (
    <div className="lh-page">
      <Breadcrumbs crumbs={crumbs} label={shared("crumbs")} link={ShopLink} />
      <Page content={content} links={linked?.data ?? []} />
      <BreadcrumbData key={content.url} crumbs={crumbs} />
    </div>
  );
}

function InfoPage({ content, links }: PageProps): ReactElement {
  const { code, description, fallbackLanguages } = content;
  const groups = code === "faq" ? parseFaq(description) : undefined;
  return (
    <article className="lh-stack" data-gap="large">
      <header className="lh-pagehead">
        <Title content={content} />
      </header>
      {code === "contact" && <StoreContact />}
      {groups !== undefined && <FaqList groups={groups} url={content.url} lang={fallbackLanguages?.description} />}
      {groups === undefined && description !== "" && <Html html={description} lang={fallbackLanguages?.description} />}
      {links.length > 0 && <ArticleList articles={links} />}
    </article>
  );
}

const StoreContact = (): ReactElement => (
  <div className="lh-panel lh-store-contact">
    <ContactDetails config={useLocaleConfig()} />
  </div>
);

/** @param links All articles of the folder, including this one. */
function Article({ content, links }: PageProps): ReactElement {
  const t = useTexts("content");
  const { origin } = useRouter().options.context;
  const { id, title, summary, description, picture, publishedOn = "", url, fallbackLanguages } = content;
  const more = links.filter((other) => other.id !== id).slice(0, MORE_ARTICLES);
  const image = picture && new URL(pictureFallbackUrl(picture), origin).href;
  return (
    <>
      <article className="lh-article" data-shape={pictureShape(picture)}>
        <header className="lh-article-head">
          <LongDate className="lh-article-day" date={publishedOn} />
          <Title content={content} />
        </header>
        {picture && (
          <ProductPicture
            className="lh-article-picture"
            picture={picture}
            priority
            sizes="(min-width: 768px) 720px, 100vw"
          />
        )}
        <Html html={description} lang={fallbackLanguages?.description} />
        <JsonLd
          key={url}
          data={
            import.meta.env.SSR
              ? {
                  "@type": "BlogPosting",
                  headline: title,
                  description: summary,
                  datePublished: publishedOn,
                  image,
                  url: new URL(url, origin).href,
                }
              : undefined
          }
        />
      </article>
      {more.length > 0 && (
        <PageSection id="more-articles" title={t("moreArticles")}>
          <ArticleList articles={more} headingLevel={3} />
        </PageSection>
      )}
    </>
  );
}

function Title({ content: { title, summary, fallbackLanguages } }: { content: Content }): ReactElement {
  return (
    <>
      <h1 lang={fallbackLanguages?.title}>{title}</h1>
      {summary !== "" && (
        <p className="lh-lead" lang={fallbackLanguages?.summary}>
          {summary}
        </p>
      )}
    </>
  );
}
