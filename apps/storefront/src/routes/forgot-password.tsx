import { createFileRoute } from "@tanstack/react-router";
import { personalPage } from "../routing/personalPage.ts";
import { ForgotScreen } from "../features/account/ForgotScreen.tsx";

export const Route = createFileRoute("/forgot-password")({
  loader: async ({ context: { texts } }) => {
    await texts.load("account");
    return { title: texts.t("account")("forgot.title") };
  },
  ...personalPage,
  component: ForgotScreen,
});
