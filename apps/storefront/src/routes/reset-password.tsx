import { createFileRoute } from "@tanstack/react-router";
import { personalPage } from "../routing/personalPage.ts";
import { ResetScreen } from "../features/account/ResetScreen.tsx";

export const Route = createFileRoute("/reset-password")({
  loader: async ({ context: { texts } }) => {
    await texts.load("account");
    return { title: texts.t("account")("reset.title") };
  },
  ...personalPage,
  component: ResetScreen,
});
