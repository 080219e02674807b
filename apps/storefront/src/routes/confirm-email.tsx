import { createFileRoute } from "@tanstack/react-router";
import { personalPage } from "../routing/pageOptions.ts";
import { ConfirmEmailScreen } from "../features/account/ConfirmEmailScreen.tsx";

export const Route = createFileRoute("/confirm-email")({
  ...personalPage("account", (t) => t("confirmEmail.title")),
  component: ConfirmEmailScreen,
});
