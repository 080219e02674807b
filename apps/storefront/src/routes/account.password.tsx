import { createFileRoute } from "@tanstack/react-router";
import { personalPage } from "../routing/personalPage.ts";
import { PasswordScreen } from "../features/account/PasswordScreen.tsx";

export const Route = createFileRoute("/account/password")({
  loader: async ({ context: { texts } }) => {
    await texts.load("account");
    return { title: texts.t("account")("passwordPage.title") };
  },
  ...personalPage,
  component: PasswordScreen,
});
