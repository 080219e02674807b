import { createFileRoute } from "@tanstack/react-router";
import { personalPage } from "../routing/pageOptions.ts";
import { LogoutScreen } from "../features/account/LogoutScreen.tsx";

export const Route = createFileRoute("/logout")({
  ...personalPage("account", (t) => t("logout.title")),
  component: LogoutScreen,
});
