import { createFileRoute } from "@tanstack/react-router";
import { personalPage } from "../routing/pageOptions.ts";
import { ConfirmErasureScreen } from "../features/account/ConfirmErasureScreen.tsx";

export const Route = createFileRoute("/confirm-erasure")({
  ...personalPage("account", (t) => t("confirmErasure.title")),
  component: ConfirmErasureScreen,
});
