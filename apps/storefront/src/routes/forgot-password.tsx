import { createFileRoute } from "@tanstack/react-router";
import { personalPage } from "../routing/pageOptions.ts";
import { ForgotScreen } from "../features/account/ForgotScreen.tsx";

export const Route = createFileRoute("/forgot-password")({
  ...personalPage("account", (t) => t("forgot.title")),
  component: ForgotScreen,
});
