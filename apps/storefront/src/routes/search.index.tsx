import { createFileRoute } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { pageHead } from "../app/pageHead.ts";
import { SearchScreen } from "../features/search/SearchScreen.tsx";

/** A search for nothing. A form with a text in it is led on by the server. */
export const Route = createFileRoute("/search/")({
  loader: async ({ context }) => (await import("../features/search/loadSearch.ts")).loadSearch("", {}, context),
  head: ({ loaderData, match }) => (loaderData ? pageHead(loaderData, match.context) : {}),
  component: Nothing,
});

function Nothing(): ReactElement {
  const { text, asked, state } = Route.useLoaderData();
  return <SearchScreen text={text} asked={asked} state={state} />;
}
