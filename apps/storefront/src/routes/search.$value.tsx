import { createFileRoute } from "@tanstack/react-router";
import { headOfPage } from "../shared/pageHead.ts";
import { type PageSearch, parsePageSearch, pickDataParams } from "../features/listing/pageSearch.ts";
import { SearchListing } from "../features/listing/SearchListing.tsx";
import { SearchScreen } from "../features/search/SearchScreen.tsx";

export const Route = createFileRoute("/search/$value")({
  validateSearch: (search: Record<string, unknown>): PageSearch & { category?: number | undefined } => ({
    ...parsePageSearch(search),
    category: typeof search["category"] === "number" ? search["category"] : undefined,
  }),
  loaderDeps: ({ search }) => pickDataParams(search),
  loader: async ({ context, params, deps }) =>
    (await import("../routing/loadSearchPage.ts")).loadSearchPage(params.value, deps, context),
  head: headOfPage,
  component: function Results() {
    const { text, request, state } = Route.useLoaderData();
    return (
      <SearchScreen
        key={text}
        text={text}
        request={request}
        state={state}
        renderList={(products) => (
          <SearchListing subject={{ kind: "search", text, category: request.category }}>{products}</SearchListing>
        )}
      />
    );
  },
});
