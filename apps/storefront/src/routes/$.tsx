import { resolveQuery } from "@shop/core/query";
import { createFileRoute, notFound, redirect } from "@tanstack/react-router";
import type { ReactElement } from "react";
import type { AppContext } from "../app/context.ts";
import { isMissing } from "../app/isMissing.ts";
import { objectPath } from "../app/objectPath.ts";
import { pageHead } from "../app/pageHead.ts";
import { readPageSearch } from "../app/pageSearch.ts";
import { screenLoaders } from "../app/screenData.ts";
import { drawScreen } from "../app/drawScreen.ts";
import { subjectKey } from "../features/listing/listingSubject.ts";

const MOVED = 301;

/** Every address that no other route knows: looked up in the shop, then shown as product, listing or content. */
export const Route = createFileRoute("/$")({
  validateSearch: readPageSearch,
  // What is chosen of a product needs nothing more of the shop.
  loaderDeps: ({ search: { pse: _pse, ...search } }) => search,
  loader: async ({ context, params, location, deps }) => {
    const path = params._splat ?? "";
    const [found, load] = await Promise.all([objectPath(path) ?? lookUp(path, context), screenLoaders()]);
    // An obsolete one too: its product's page is where it is shown.
    if (found.view === "pse") throw moved(await load.saleElementPath(found.viewId, context, location.searchStr), "");
    if (found.redirect !== undefined) throw moved(found.redirect, location.searchStr);
    if (found.plain) {
      const address = await load.addressOf(found, context);
      if (address !== `/${path}`) throw moved(address, location.searchStr);
    }
    const screen = await load.screenOf(found, context);
    if (screen === undefined) throw notFound({ data: { reason: "content-type-not-found" } });
    if (screen.name === "product" && deps.color !== undefined) {
      const search = await load.searchInColor(screen.props.id, deps.color, context);
      throw redirect({ href: location.pathname + search, replace: true });
    }
    return { ...(await load.loadPage(screen, context, deps)), screen };
  },
  head: ({ loaderData, match }) => (loaderData ? pageHead(loaderData, match.context) : {}),
  component: Rewritten,
});

function Rewritten(): ReactElement {
  const { screen } = Route.useLoaderData();
  const what = screen.name === "listing" ? subjectKey(screen.props.subject) : screen.props.id;
  return drawScreen(screen, `${screen.name} ${what}`);
}

async function lookUp(path: string, { queryClient, shop }: AppContext) {
  // As it stands in an address bar: the shop decodes it, and once.
  const asked = path.split("/").map(encodeURIComponent).join("/");
  const found = await queryClient.ensureQueryData(resolveQuery(shop, asked)).catch((error: unknown) => {
    throw isMissing(error) ? notFound({ data: { reason: "rewriting-failed" } }) : error;
  });
  return { ...found, plain: false };
}

/** A path of this shop, whatever the answer begins with: "//" would name another host. */
const moved = (path: string, search: string) =>
  redirect({ href: `/${path.replace(/^\/+/, "")}${search}`, statusCode: MOVED, replace: true });
