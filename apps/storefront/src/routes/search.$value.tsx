import { createFileRoute } from "@tanstack/react-router";
import { headOfPage } from "../shared/pageHead.ts";
import type { RawSearchParams } from "../features/search/searchRequest.ts";
import { SearchScreen } from "../features/search/SearchScreen.tsx";

export const Route = createFileRoute("/search/$value")({
  validateSearch: ({ page, order, category }: Record<string, unknown>): RawSearchParams => ({
    page: typeof page === "number" ? page : undefined,
    order,
    category,
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params, deps }) =>
    (await import("../features/search/loadSearch.ts")).loadSearch(params.value, deps, context),
  head: headOfPage,
  component: function Results() {
    const { text, request, state } = Route.useLoaderData();
    return <SearchScreen key={text} text={text} request={request} state={state} />;
  },
});
