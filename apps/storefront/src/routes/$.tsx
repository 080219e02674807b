import { screenFor } from "@shop/core";
import { resolveQuery } from "@shop/core/query";
import { createFileRoute, notFound, redirect } from "@tanstack/react-router";
import { createElement, type ReactElement } from "react";
import { isMissing } from "../app/isMissing.ts";
import { pageHead } from "../app/pageHead.ts";
import { readPageSearch } from "../app/pageSearch.ts";
import { loadScreenData } from "../app/screenData.ts";
import { loadScreen, screenNamed } from "../app/screens.ts";

/** Every address that no other route knows: looked up in the shop, then shown as product, listing or content. */
export const Route = createFileRoute("/$")({
  validateSearch: readPageSearch,
  loaderDeps: ({ search: { page, sort } }) => ({ page, sort }),
  loader: async ({ context, params, location, deps }) => {
    const { queryClient, shop } = context;
    const found = await queryClient.ensureQueryData(resolveQuery(shop, params._splat ?? "")).catch((error: unknown) => {
      throw isMissing(error) ? notFound({ data: { reason: "rewriting-failed" } }) : error;
    });
    if (found.redirect !== undefined) {
      // A path of this shop, whatever the answer begins with: "//" would name another host.
      const path = found.redirect.replace(/^\/+/, "");
      throw redirect({ href: `/${path}${location.searchStr}`, statusCode: 301, replace: true });
    }
    const name = screenFor(found.view);
    if (name === undefined) throw notFound({ data: { reason: "content-type-not-found" } });
    context.screens.add(name);
    const [data] = await Promise.all([loadScreenData(name, found, context, deps), loadScreen(name)]);
    return { ...data, name };
  },
  head: ({ loaderData, match }) => (loaderData ? pageHead(loaderData, match.context) : {}),
  component: Rewritten,
});

function Rewritten(): ReactElement {
  const { name, id } = Route.useLoaderData();
  // Not a component made anew: one of three modules, looked up by name.
  return createElement(screenNamed(name), { key: `${name} ${id}`, id });
}
