import { createFileRoute, notFound } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { pageHead } from "../app/pageHead.ts";
import { readPageSearch } from "../app/pageSearch.ts";
import { screenLoaders } from "../app/screenData.ts";
import { drawScreen } from "../app/drawScreen.ts";

export const Route = createFileRoute("/shop-grid-standard/$type")({
  validateSearch: readPageSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params, deps }) => {
    const { loadPage, typeScreen } = await screenLoaders(context.shop);
    const screen = typeScreen(params.type);
    if (screen === undefined) throw notFound({ data: { reason: "route-not-found" } });
    return { ...(await loadPage(screen, context, deps)), screen, type: params.type };
  },
  head: ({ loaderData, match }) => (loaderData ? pageHead(loaderData, match.context) : {}),
  component: TypedList,
});

function TypedList(): ReactElement {
  const { screen, type } = Route.useLoaderData();
  return drawScreen(screen, type);
}
