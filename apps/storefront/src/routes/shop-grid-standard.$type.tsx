import { createFileRoute, notFound } from "@tanstack/react-router";
import { headOfPage } from "../shared/pageHead.ts";
import { parsePageSearch, pickDataParams } from "../features/listing/pageSearch.ts";
import { importScreenLoaders } from "../routing/importScreenLoaders.ts";
import { renderScreen } from "../routing/screens.ts";

export const Route = createFileRoute("/shop-grid-standard/$type")({
  validateSearch: parsePageSearch,
  loaderDeps: ({ search }) => pickDataParams(search),
  loader: async ({ context, params, deps }) => {
    const { loadPage, listingTypeScreen } = await importScreenLoaders(context.shop);
    const screen = listingTypeScreen(params.type);
    if (screen === undefined) throw notFound({ data: { reason: "route-not-found" } });
    return { ...(await loadPage(screen, context, deps)), screen, type: params.type };
  },
  head: headOfPage,
  component: function ListByType() {
    const { screen, type } = Route.useLoaderData();
    return renderScreen(screen, type);
  },
});
