import { createFileRoute } from "@tanstack/react-router";
import { headOfPage } from "../shared/pageHead.ts";
import { SearchScreen } from "../features/search/SearchScreen.tsx";

/** Search without a text. The server redirects a submitted form with a text to its results. */
export const Route = createFileRoute("/search/")({
  loader: async ({ context }) =>
    (await import("../features/search/loadSearch.ts")).loadSearch("", { ranked: true }, context),
  head: headOfPage,
  component: function EmptySearch() {
    const { text, request, state } = Route.useLoaderData();
    return <SearchScreen text={text} request={request} state={state} renderList={(products) => products} />;
  },
});
