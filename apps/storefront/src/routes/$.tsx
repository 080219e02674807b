import { createFileRoute } from "@tanstack/react-router";
import { headOfPage } from "../shared/pageHead.ts";
import { parsePageSearch, pickDataParams } from "../features/listing/pageSearch.ts";
import { importScreenLoaders } from "../routing/importScreenLoaders.ts";
import { renderScreen } from "../routing/screens.ts";

/** Every path without a route of its own: resolved by the backend, then rendered as product, listing or content. */
export const Route = createFileRoute("/$")({
  // Too small for a chunk of its own.
  codeSplitGroupings: [],
  validateSearch: parsePageSearch,
  // The selected variant affects rendering only, not the loaded data.
  loaderDeps: ({ search: { pse: _pse, ...search } }) => pickDataParams(search),
  loader: async ({ context, params, location, deps, preload }) => {
    const { openPage } = await importScreenLoaders(context.shop);
    const isNewNavigation = preload || context.isNewNavigation === true;
    return openPage({ path: params._splat ?? "", location, search: deps, isNewNavigation }, context);
  },
  head: headOfPage,
  component: function RewrittenPage() {
    const { screen } = Route.useLoaderData();
    const identity = screen.name === "listing" ? JSON.stringify(screen.props.subject) : screen.props.id;
    return renderScreen(screen, `${screen.name} ${identity}`);
  },
});
