import { createFileRoute } from "@tanstack/react-router";
import { personalPage } from "../routing/pageOptions.ts";
import { DataScreen } from "../features/account/DataScreen.tsx";

export const Route = createFileRoute("/account/data")({
  ...personalPage("account", (t) => t("dataPage.title")),
  component: DataScreen,
});
