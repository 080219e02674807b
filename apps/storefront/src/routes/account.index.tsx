import { createFileRoute } from "@tanstack/react-router";
import { personalPage } from "../routing/pageOptions.ts";
import { AccountHome } from "../features/account/AccountHome.tsx";

export const Route = createFileRoute("/account/")({
  ...personalPage("account", (t) => t("home.title")),
  component: AccountHome,
});
