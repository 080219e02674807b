import { cleanSearchText, isSearchable } from "@shop/core";
import { localeConfigQuery, type ReadQuery, searchLinksQuery, searchQuery } from "@shop/core/query";
import { redirect } from "@tanstack/react-router";
import type { AppContext } from "../../shared/appContext.ts";
import type { PageMeta } from "../../shared/pageHead.ts";
import { parseSearchParams, type SearchRequest, type RawSearchParams } from "./searchRequest.ts";
import { buildSearchQueries, cardsQuery } from "./searchPlan.ts";

export interface SearchSubject {
  /** Cleaned search text. */
  text: string;
  request: SearchRequest;
  /** "found": the results are in the query cache. */
  state: "found" | "tooShort" | "failed";
}

/** Fetches the data of a result page. A failed search is a state of the page, not an error. */
export async function loadSearch(
  value: string,
  params: RawSearchParams & { ranked: boolean },
  context: AppContext,
): Promise<PageMeta & SearchSubject> {
  const { queryClient, shop, texts } = context;
  const [config] = await Promise.all([
    queryClient.ensureQueryData(localeConfigQuery(shop)),
    texts.load("search", "core"),
  ]);
  const t = texts.t("search");
  const text = cleanSearchText(value);
  const { ranked, ...search } = params;
  const request = parseSearchParams(search, ranked);
  // Redirects to the canonical URL of the text, without control characters.
  if (text !== value) {
    throw text === ""
      ? redirect({ to: "/search", replace: true })
      : redirect({ to: "/search/$value", params: { value: text }, search, replace: true });
  }
  const title = text === "" ? t("titleEmpty") : t("title", { text });
  const page = { title, description: t("description", { text }), text, request };
  if (!isSearchable(text, config.searchMinLength)) return { ...page, state: "tooShort" };
  try {
    await fetchResults(text, request, context);
    return { ...page, state: "found" };
  } catch (error) {
    // oxlint-disable-next-line no-console -- for the operator; the page shows the failure to the shopper
    if (import.meta.env.SSR) console.warn(`The search failed: ${String(error)}`);
    return { ...page, state: "failed", isUnavailable: true };
  }
}

async function fetchResults(text: string, request: SearchRequest, { queryClient, shop }: AppContext): Promise<void> {
  const ensure = <T>(query: ReadQuery<T>): Promise<T> => queryClient.ensureQueryData(query);
  const [pages] = await Promise.all([
    Promise.all(buildSearchQueries(text, request).map((query) => ensure(searchQuery(shop, query)))),
    // The products are useful without links.
    ensure(searchLinksQuery(shop, text)).catch(() =>
      queryClient.setQueryData(searchLinksQuery(shop, text).queryKey, []),
    ),
  ]);
  if (request.ranked) await Promise.all(pages.map(({ products }) => ensure(cardsQuery(shop, products))));
}
