import { createFileRoute } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { pageHead } from "../app/pageHead.ts";
import { SearchScreen } from "../features/search/SearchScreen.tsx";

/** Search without a text. The server redirects a submitted form with a text to its results. */
export const Route = createFileRoute("/search/")({
  loader: async ({ context }) => (await import("../features/search/loadSearch.ts")).loadSearch("", {}, context),
  head: ({ loaderData, match }) => (loaderData ? pageHead(loaderData, match.context) : {}),
  component: Nothing,
});

function Nothing(): ReactElement {
  const { text, asked, state } = Route.useLoaderData();
  return <SearchScreen text={text} asked={asked} state={state} />;
}
