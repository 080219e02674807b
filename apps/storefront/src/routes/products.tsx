import { createFileRoute } from "@tanstack/react-router";
import { headOfPage } from "../shared/pageHead.ts";
import { parsePageSearch, pickDataParams } from "../features/listing/pageSearch.ts";
import { importScreenLoaders } from "../routing/importScreenLoaders.ts";
import { renderScreen, type Screen } from "../routing/screens.ts";

const allProducts: Screen = { name: "listing", props: { subject: { kind: "all" } } };

export const Route = createFileRoute("/products")({
  // Too small for a chunk of its own.
  codeSplitGroupings: [],
  validateSearch: parsePageSearch,
  loaderDeps: ({ search }) => pickDataParams(search),
  loader: async ({ context, deps }) => (await importScreenLoaders(context.shop)).loadPage(allProducts, context, deps),
  head: headOfPage,
  component: () => renderScreen(allProducts, "all"),
});
