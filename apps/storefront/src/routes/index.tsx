import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "../routing/pageHead.ts";
import { HomeScreen } from "../features/home/HomeScreen.tsx";
import { lazyShopJsonLd } from "../features/home/lazyShopJsonLd.ts";

export const Route = createFileRoute("/")({
  loader: async ({ context }) => {
    // A hydrating page has its data already, so no other page needs these queries.
    const { homeQueries, topCategoriesQuery } = await import("../features/home/homeQueries.ts");
    await Promise.all([
      context.texts.load("home"),
      lazyShopJsonLd.load(),
      ...homeQueries(context.shop).map((query) => context.queryClient.ensureQueryData(query)),
    ]);
    const t = context.texts.t("home");
    const { hero: first } = await context.queryClient.ensureQueryData(topCategoriesQuery(context.shop));
    return { title: t("metaTitle"), description: t("metaDescription"), path: "/", picture: first?.picture };
  },
  head: ({ loaderData, match }) => (loaderData ? pageHead(loaderData, match.context) : {}),
  component: HomeScreen,
});
