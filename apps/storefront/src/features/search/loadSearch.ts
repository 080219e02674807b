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
  const [config] = await Promise.all([queryClient.ensureQueryData(localeConfigQuery(shop)), texts.load("search")]);
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
  const fetched = isSearchable(text, config.searchMinLength) ? await fetchState(text, request, context) : "tooShort";
  // Products need none of its messages.
  if (fetched !== "products") await texts.load("core");
  if (fetched === "failed") return { ...page, state: fetched, isUnavailable: true };
  return { ...page, state: fetched === "tooShort" ? fetched : "found" };
}

type FetchedState = "products" | "nothing" | "failed";

async function fetchState(text: string, request: SearchRequest, context: AppContext): Promise<FetchedState> {
  try {
    const [first] = await fetchResults(text, request, context);
    return first !== undefined && first.totalUnfiltered > 0 ? "products" : "nothing";
  } catch (error) {
    // oxlint-disable-next-line no-console -- for the operator; the page shows the failure to the shopper
    if (import.meta.env.SSR) console.warn(`The search failed: ${String(error)}`);
    return "failed";
  }
}

async function fetchResults(
  text: string,
  request: SearchRequest,
  context: AppContext,
): Promise<Array<{ totalUnfiltered: number }>> {
  const { queryClient, shop } = context;
  const ensure = <T>(query: ReadQuery<T>): Promise<T> => queryClient.ensureQueryData(query);
  const [pages] = await Promise.all([
    Promise.all(buildSearchQueries(text, request).map((query) => ensure(searchQuery(shop, query)))),
    // The products are useful without links.
    ensure(searchLinksQuery(shop, text)).catch(() =>
      queryClient.setQueryData(searchLinksQuery(shop, text).queryKey, []),
    ),
  ]);
  if (request.ranked) await Promise.all(pages.map(({ products }) => ensure(cardsQuery(shop, products))));
  return pages;
}
