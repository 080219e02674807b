import { createFileRoute } from "@tanstack/react-router";
import { ownPage } from "../app/ownPage.ts";
import { PasswordScreen } from "../features/account/PasswordScreen.tsx";

export const Route = createFileRoute("/account/password")({
  loader: async ({ context: { texts } }) => {
    await texts.load("account");
    return { title: texts.t("account")("passwordPage.title") };
  },
  ...ownPage,
  component: PasswordScreen,
});
