import type { Content, ContentLink } from "@shop/core";
import { localeConfigQuery } from "@shop/core/query";
import { useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { Html } from "../../ui/Html.tsx";
import { ContactDetails } from "../../shared/ContactDetails.tsx";
import { ArticleList } from "./ArticleList.tsx";
import { FaqList } from "./FaqList.tsx";
import { parseFaq } from "./parseFaq.ts";

export function ContentBody({ content, links }: { content: Content; links: readonly ContentLink[] }): ReactElement {
  const { fallbackLanguages = {} } = content;
  const groups = content.code === "faq" ? parseFaq(content.description) : undefined;
  return (
    <article className="lh-stack" data-gap="large">
      <header className="lh-pagehead">
        <h1 lang={fallbackLanguages.title}>{content.title}</h1>
        {content.summary !== "" && (
          <p className="lh-lead" lang={fallbackLanguages.summary}>
            {content.summary}
          </p>
        )}
      </header>
      {content.code === "contact" && <StoreContact />}
      {groups !== undefined && <FaqList groups={groups} url={content.url} lang={fallbackLanguages.description} />}
      {groups === undefined && content.description !== "" && (
        <Html html={content.description} lang={fallbackLanguages.description} />
      )}
      {links.length > 0 && <ArticleList articles={links} />}
    </article>
  );
}

function StoreContact(): ReactElement {
  const { data: config } = useSuspenseQuery(localeConfigQuery(useShop()));
  return (
    <div className="lh-panel lh-store-contact">
      <ContactDetails config={config} />
    </div>
  );
}
