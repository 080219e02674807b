import { createFileRoute } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { pageHead } from "../app/pageHead.ts";
import { readPageSearch } from "../app/pageSearch.ts";
import { screenLoaders } from "../app/screenData.ts";
import { drawScreen } from "../app/drawScreen.ts";
import { subjectKey } from "../features/listing/listingSubject.ts";

/** Every path without a route of its own: resolved by the backend, then rendered as product, listing or content. */
export const Route = createFileRoute("/$")({
  validateSearch: readPageSearch,
  // The selected variant affects rendering only, not the loaded data.
  loaderDeps: ({ search: { pse: _pse, ...search } }) => search,
  loader: async ({ context, params, location, deps, preload }) => {
    const { openPage } = await screenLoaders(context.shop);
    const isNext = preload || context.isNextPage === true;
    return openPage({ path: params._splat ?? "", location, search: deps, isNext }, context);
  },
  head: ({ loaderData, match }) => (loaderData ? pageHead(loaderData, match.context) : {}),
  component: Rewritten,
});

function Rewritten(): ReactElement {
  const { screen } = Route.useLoaderData();
  const what = screen.name === "listing" ? subjectKey(screen.props.subject) : screen.props.id;
  return drawScreen(screen, `${screen.name} ${what}`);
}
