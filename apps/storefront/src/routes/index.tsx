import { createFileRoute } from "@tanstack/react-router";
import { HomeScreen } from "../features/home/HomeScreen.tsx";
import { homeQueries } from "../features/home/homeQueries.ts";

export const Route = createFileRoute("/")({
  loader: async ({ context }) => {
    await Promise.all([
      context.texts.load("home"),
      ...homeQueries(context.shop).map((query) => context.queryClient.ensureQueryData(query)),
    ]);
    return { title: context.texts.t("home")("metaTitle"), description: context.texts.t("home")("metaDescription") };
  },
  head: ({ loaderData }) => ({
    meta: [{ title: loaderData?.title }, { name: "description", content: loaderData?.description }],
  }),
  component: HomeScreen,
});
