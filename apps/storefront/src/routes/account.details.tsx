import { createFileRoute } from "@tanstack/react-router";
import { personalPage } from "../routing/pageOptions.ts";
import { DetailsScreen } from "../features/account/DetailsScreen.tsx";

export const Route = createFileRoute("/account/details")({
  ...personalPage("account", (t) => t("details.title")),
  component: DetailsScreen,
});
