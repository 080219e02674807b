import { createFileRoute } from "@tanstack/react-router";
import { ownPage } from "../app/ownPage.ts";
import { ForgotScreen } from "../features/account/ForgotScreen.tsx";

export const Route = createFileRoute("/forgot-password")({
  loader: async ({ context: { texts } }) => {
    await texts.load("account");
    return { title: texts.t("account")("forgot.title") };
  },
  ...ownPage,
  component: ForgotScreen,
});
