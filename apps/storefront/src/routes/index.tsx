import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "../app/pageHead.ts";
import { HomeScreen } from "../features/home/HomeScreen.tsx";
import { homeQueries, roomsQuery } from "../features/home/homeQueries.ts";
import { shopData } from "../features/home/laterShopData.ts";

export const Route = createFileRoute("/")({
  loader: async ({ context }) => {
    await Promise.all([
      context.texts.load("home"),
      shopData.load(),
      ...homeQueries(context.shop).map((query) => context.queryClient.ensureQueryData(query)),
    ]);
    const t = context.texts.t("home");
    const { first } = await context.queryClient.ensureQueryData(roomsQuery(context.shop));
    return { title: t("metaTitle"), description: t("metaDescription"), path: "/", picture: first?.picture };
  },
  head: ({ loaderData, match }) => (loaderData ? pageHead(loaderData, match.context) : {}),
  component: HomeScreen,
});
