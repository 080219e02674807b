import { createFileRoute } from "@tanstack/react-router";
import { personalPage } from "../routing/pageOptions.ts";
import { PasswordScreen } from "../features/account/PasswordScreen.tsx";

export const Route = createFileRoute("/account/password")({
  ...personalPage("account", (t) => t("passwordPage.title")),
  component: PasswordScreen,
});
