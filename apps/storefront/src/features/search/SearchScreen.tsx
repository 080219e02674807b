import { countLabel } from "@shop/core";
import { menuQuery } from "@shop/core/query";
import { useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useRouterState, Link } from "@tanstack/react-router";
import type { ReactElement, ReactNode } from "react";
import { CrumbPage } from "../../shared/CrumbPage.tsx";
import { useLocaleConfig } from "../../shared/useLocaleConfig.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { buttonProps } from "../../ui/Button.tsx";
import { EmptyState, type EmptyStateProps } from "../../ui/EmptyState.tsx";
import type { SearchSubject } from "./loadSearch.ts";
import { FoundLinks, SearchProducts } from "./SearchProducts.tsx";
import { tooShortMessage } from "./tooShortMessage.ts";
import { SearchCategories } from "./SearchCategories.tsx";
import { useSearchResults } from "./useSearchResults.ts";
import { NextSteps } from "../../shared/NextSteps.tsx";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { nearestCategories } from "./nearestCategories.ts";
import "./results.css";

interface SearchScreenProps extends SearchSubject {
  /** Adds filters to the products; gets none if a filter or sort order applies, whose products it lists itself. */
  renderList: (products: ReactElement | undefined) => ReactNode;
}

export function SearchScreen({ text, request, state, renderList }: SearchScreenProps): ReactElement {
  if (state === "found") return <Results text={text} request={request} renderList={renderList} />;
  return (
    <Frame text={text} count={undefined}>
      {state === "tooShort" ? <TooShort /> : <Failed />}
    </Frame>
  );
}

function TooShort(): ReactElement {
  const core = useTexts("core");
  const { searchMinLength } = useLocaleConfig();
  return <SearchHelp icon="search" title={tooShortMessage(core, searchMinLength)} />;
}

function Failed(): ReactElement {
  const core = useTexts("core");
  const t = useTexts("search");
  const here = useRouterState({ select: ({ location }) => location.href });
  // A full page load, because a navigation would not retry the failed request.
  const retry = (
    <a {...buttonProps()} href={here} data-reload="">
      {t("retry")}
    </a>
  );
  return <SearchHelp icon="circle-alert" title={core("search.failed")} action={retry} />;
}

function NothingFound({ text }: { text: string }): ReactElement {
  const core = useTexts("core");
  return <SearchHelp icon="search" title={core("search.none")} nearTo={text} />;
}

function Results({ text, request, renderList }: Omit<SearchScreenProps, "state">): ReactElement {
  const t = useTexts("search");
  const results = useSearchResults(text, request);
  const { total, totalUnfiltered, links } = results;
  const hasProducts = totalUnfiltered > 0;
  const hasLinksOnly = !hasProducts && links.length > 0;
  const count = hasLinksOnly
    ? t("countLinks", { count: links.length })
    : t("count", { count: total, total: countLabel(total) });
  return (
    <Frame text={text} count={hasProducts && !request.ranked ? undefined : count}>
      <Corrections corrections={results.spellingSuggestions} />
      {!hasProducts && !hasLinksOnly && <NothingFound text={text} />}
      {hasLinksOnly && <FoundLinks links={links} />}
      {hasProducts && (
        <>
          <SearchCategories results={results} />
          {renderList(request.ranked ? <SearchProducts results={results} /> : undefined)}
        </>
      )}
    </Frame>
  );
}

function Frame({
  text,
  count,
  children,
}: {
  text: string;
  count: string | undefined;
  children: ReactNode;
}): ReactElement {
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

interface SearchHelpProps extends Pick<EmptyStateProps, "icon" | "title" | "action"> {
  /** Text to whose words the offered categories are near. */
  nearTo?: string;
}

function SearchHelp({ nearTo = "", ...props }: SearchHelpProps): ReactElement {
  const t = useTexts("search");
  return (
    <EmptyState {...props}>
      <NearestCategories text={nearTo} />
      <NextSteps browseText={t("browse")} callLabel={(phone) => t("call", { phone })} />
    </EmptyState>
  );
}

function NearestCategories({ text }: { text: string }): ReactElement | null {
  const t = useTexts("search");
  const { data: menu } = useSuspenseQuery(menuQuery(useShop()));
  const categories = nearestCategories(text, menu);
  if (categories.length === 0) return null;
  return (
    <>
      <p>{t("nearest")}</p>
      <ul className="lh-none-list" role="list">
        {categories.map(({ id, title, url }) => (
          <li key={id}>
            <ShopLink {...buttonProps()} to={url}>
              {title}
            </ShopLink>
          </li>
        ))}
      </ul>
    </>
  );
}
