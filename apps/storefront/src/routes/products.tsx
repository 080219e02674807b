import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "../app/pageHead.ts";
import { readPageSearch } from "../app/pageSearch.ts";
import { screenLoaders } from "../app/screenData.ts";
import { drawScreen } from "../app/drawScreen.ts";
import type { Screen } from "../app/screens.ts";

const everything: Screen = { name: "listing", props: { subject: { kind: "all" } } };

export const Route = createFileRoute("/products")({
  // Too small for a chunk of its own.
  codeSplitGroupings: [],
  validateSearch: readPageSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => (await screenLoaders(context.shop)).loadPage(everything, context, deps),
  head: ({ loaderData, match }) => (loaderData ? pageHead(loaderData, match.context) : {}),
  component: () => drawScreen(everything, "all"),
});
