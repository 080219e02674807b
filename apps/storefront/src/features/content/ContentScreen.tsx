import type { Content, ContentLink } from "@shop/core";
import { contentQuery, folderQuery } from "@shop/core/query";
import { Breadcrumbs, type Crumb, useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { folderLinksQuery } from "../../shared/folderLinksQuery.ts";
import { BreadcrumbData } from "../../shared/jsonLd.tsx";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { useTexts } from "../../i18n/useTexts.ts";
import { ArticleBody } from "./ArticleBody.tsx";
import { ContentBody } from "./ContentBody.tsx";
import { BLOG_FOLDER, resolveLinkFolder } from "./resolveLinkFolder.ts";

/** Content page: about, terms, imprint, FAQ, blog index or article. */
export function ContentScreen({ id }: { id: number }): ReactElement {
  const { data: content } = useSuspenseQuery(contentQuery(useShop(), id));
  const folder = resolveLinkFolder(content);
  return folder === undefined ? (
    <Page content={content} links={[]} />
  ) : (
    <FolderPage content={content} folder={folder} />
  );
}

function FolderPage({ content, folder }: { content: Content; folder: string }): ReactElement {
  const { data: links } = useSuspenseQuery(folderQuery(useShop(), folder));
  return <Page content={content} links={links} />;
}

function Page({ content, links }: { content: Content; links: readonly ContentLink[] }): ReactElement {
  const shared = useTexts("shared");
  const { data: company } = useSuspenseQuery(folderLinksQuery(useShop(), "company"));
  const isArticle = content.publishedOn !== undefined;
  const blogPage = isArticle ? company.find(({ code }) => code === BLOG_FOLDER) : undefined;
  const crumbs: Crumb[] = [
    { title: shared("home"), href: "/" },
    ...(blogPage === undefined ? [] : [{ title: blogPage.title, href: blogPage.url, lang: blogPage.language }]),
    { title: content.title, lang: content.fallbackLanguages?.title },
  ];
  return (
    <div className="lh-page">
      <Breadcrumbs crumbs={crumbs} label={shared("crumbs")} link={ShopLink} />
      {isArticle ? <ArticleBody article={content} articles={links} /> : <ContentBody content={content} links={links} />}
      <BreadcrumbData key={content.url} crumbs={crumbs} />
    </div>
  );
}
