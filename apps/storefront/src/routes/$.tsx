import { screenFor } from "@shop/core";
import { resolveQuery } from "@shop/core/query";
import { createFileRoute, notFound, redirect } from "@tanstack/react-router";
import { type ReactElement } from "react";
import { readPageSearch } from "../app/pageSearch.ts";
import { loadScreenData } from "../app/screenData.ts";
import { loadScreen, screenNamed } from "../app/screens.ts";
import { isMissing } from "../router.tsx";

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
      throw redirect({ href: `/${found.redirect}${location.searchStr}`, statusCode: 301, replace: true });
    }
    const name = screenFor(found.view);
    if (name === undefined) throw notFound({ data: { reason: "content-type-not-found" } });
    context.screens.add(name);
    const [data] = await Promise.all([loadScreenData(name, found, context, deps), loadScreen(name)]);
    return { ...data, name };
  },
  head: ({ loaderData }) => ({
    meta: [{ title: loaderData?.title }, { name: "description", content: loaderData?.description }],
    links: loaderData?.links ?? [],
  }),
  component: Rewritten,
});

function Rewritten(): ReactElement {
  const { name, id } = Route.useLoaderData();
  const Screen = screenNamed(name);
  return <Screen key={`${name} ${id}`} id={id} />;
}
