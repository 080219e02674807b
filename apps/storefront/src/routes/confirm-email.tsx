import { createFileRoute } from "@tanstack/react-router";
import { personalPage } from "../routing/personalPage.ts";
import { ConfirmEmailScreen } from "../features/account/ConfirmEmailScreen.tsx";

export const Route = createFileRoute("/confirm-email")({
  loader: async ({ context: { texts } }) => {
    await texts.load("account");
    return { title: texts.t("account")("confirmEmail.title") };
  },
  ...personalPage,
  component: ConfirmEmailScreen,
});
