import { createFileRoute } from "@tanstack/react-router";
import { personalPage } from "../routing/pageOptions.ts";
import { ResetScreen } from "../features/account/ResetScreen.tsx";

export const Route = createFileRoute("/reset-password")({
  ...personalPage("account", (t) => t("reset.title")),
  component: ResetScreen,
});
