import { createFileRoute } from "@tanstack/react-router";
import { FitScreen } from "../features/fit/FitScreen.tsx";
import { fitPage } from "../routing/pageOptions.ts";

export const Route = createFileRoute("/incape")({
  ...fitPage,
  component: function Fit() {
    return <FitScreen {...Route.useLoaderData()} />;
  },
});
