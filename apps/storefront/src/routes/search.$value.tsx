import { createFileRoute } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { pageHead } from "../app/pageHead.ts";
import type { SearchParams } from "../features/search/searchAsked.ts";
import { SearchScreen } from "../features/search/SearchScreen.tsx";

/** Search results of a text. Not indexed by search engines. */
export const Route = createFileRoute("/search/$value")({
  validateSearch: ({ page, order, category }: Record<string, unknown>): SearchParams => ({
    page: typeof page === "number" ? page : undefined,
    order,
    category,
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params, deps }) =>
    (await import("../features/search/loadSearch.ts")).loadSearch(params.value, deps, context),
  head: ({ loaderData, match }) => (loaderData ? pageHead(loaderData, match.context) : {}),
  component: Results,
});

function Results(): ReactElement {
  const { text, asked, state } = Route.useLoaderData();
  return <SearchScreen key={text} text={text} asked={asked} state={state} />;
}
