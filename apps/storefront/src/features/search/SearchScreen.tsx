import { countLabel } from "@shop/core";
import { useRouterState, Link } from "@tanstack/react-router";
import type { ReactElement, ReactNode } from "react";
import { CrumbPage } from "../../shared/CrumbPage.tsx";
import { useTexts } from "../../i18n/useTexts.ts";
import { buttonProps } from "../../ui/Button.tsx";
import { EmptyState, type EmptyStateProps } from "../../ui/EmptyState.tsx";
import type { SearchSubject } from "./loadSearch.ts";
import { SearchProducts } from "./SearchProducts.tsx";
import { SearchTools } from "./SearchTools.tsx";
import { useSearchResults } from "./useSearchResults.ts";
import { NextSteps } from "../../shared/NextSteps.tsx";

export function SearchScreen({ text, request, state }: SearchSubject): ReactElement {
  const core = useTexts("core");
  const t = useTexts("search");
  const here = useRouterState({ select: ({ location }) => location.href });
  if (state === "found") return <Results text={text} request={request} />;
  // A full page load, because a navigation would not retry the failed request.
  const retry = (
    <a {...buttonProps()} href={here}>
      {t("retry")}
    </a>
  );
  return (
    <Frame text={text}>
      {state === "tooShort" ? (
        <SearchHelp icon="search" title={core("search.tooShort")} />
      ) : (
        <SearchHelp icon="circle-alert" title={core("search.failed")} action={retry} />
      )}
    </Frame>
  );
}

function Results({ text, request }: Pick<SearchSubject, "text" | "request">): ReactElement {
  const t = useTexts("search");
  const core = useTexts("core");
  const results = useSearchResults(text, request);
  const { total, products } = results;
  return (
    <Frame text={text} count={t("count", { count: total, total: countLabel(total) })}>
      <Corrections corrections={results.spellingSuggestions} />
      {products.length === 0 && request.category === undefined ? (
        <SearchHelp icon="search" title={core("search.none")} />
      ) : (
        <>
          <SearchTools results={results} />
          <SearchProducts results={results} />
        </>
      )}
    </Frame>
  );
}

function Frame({ text, count, children }: { text: string; count?: string; children: ReactNode }): ReactElement {
  const t = useTexts("search");
  return (
    <CrumbPage title={t("crumb")} className="lh-results">
      <div className="lh-listing-head">
        <h1>{text === "" ? t("titleEmpty") : t("title", { text })}</h1>
        {count !== undefined && (
          <p className="lh-listing-count" role="status">
            {count}
          </p>
        )}
      </div>
      {children}
    </CrumbPage>
  );
}

function Corrections({ corrections }: { corrections: readonly string[] }): ReactElement | null {
  const t = useTexts("search");
  if (corrections.length === 0) return null;
  return (
    <p className="lh-corrections">
      {t("didYouMean")}{" "}
      {corrections.map((text) => (
        <Link key={text} to="/search/$value" params={{ value: text }}>
          {text}
        </Link>
      ))}
    </p>
  );
}

function SearchHelp(props: Pick<EmptyStateProps, "icon" | "title" | "action">): ReactElement {
  const t = useTexts("search");
  return (
    <EmptyState {...props}>
      <NextSteps browseText={t("browse")} callLabel={(phone) => t("call", { phone })} />
    </EmptyState>
  );
}
