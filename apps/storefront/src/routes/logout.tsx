import { createFileRoute } from "@tanstack/react-router";
import { personalPage } from "../routing/personalPage.ts";
import { LogoutScreen } from "../features/account/LogoutScreen.tsx";

export const Route = createFileRoute("/logout")({
  loader: async ({ context: { texts } }) => {
    await texts.load("account");
    return { title: texts.t("account")("logout.title") };
  },
  ...personalPage,
  component: LogoutScreen,
});
