import { createFileRoute } from "@tanstack/react-router";
import { headOfPage } from "../shared/pageHead.ts";
import { HomeScreen } from "../features/home/HomeScreen.tsx";

export const Route = createFileRoute("/")({
  // A hydrating page has its data already, so its loader is a chunk of its own.
  loader: async ({ context }) => (await import("../features/home/loadHome.ts")).loadHome(context),
  head: headOfPage,
  component: HomeScreen,
});
