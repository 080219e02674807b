import type { Content, ContentLink } from "@shop/core";
import { localeConfigQuery } from "@shop/core/query";
import { useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { Html } from "../../ui/Html.tsx";
import { ContactDetails } from "../../app/ContactDetails.tsx";
import { ArticleList } from "./ArticleList.tsx";
import { QuestionList } from "./QuestionList.tsx";
import { splitQuestions } from "./splitQuestions.ts";

export function ContentBody({ content, links }: { content: Content; links: readonly ContentLink[] }): ReactElement {
  const { languages = {} } = content;
  const groups = content.code === "faq" ? splitQuestions(content.description) : undefined;
  return (
    <article className="lh-stack" data-gap="large">
      <header className="lh-pagehead">
        <h1 lang={languages.title}>{content.title}</h1>
        {content.chapo !== "" && (
          <p className="lh-lead" lang={languages.chapo}>
            {content.chapo}
          </p>
        )}
      </header>
      {content.code === "contact" && <StoreContact />}
      {groups !== undefined && <QuestionList groups={groups} url={content.url} lang={languages.description} />}
      {groups === undefined && content.description !== "" && (
        <Html html={content.description} lang={languages.description} />
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
