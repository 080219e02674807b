import { createFileRoute } from "@tanstack/react-router";
import { ownPage } from "../app/ownPage.ts";
import { LogoutScreen } from "../features/account/LogoutScreen.tsx";

export const Route = createFileRoute("/logout")({
  loader: async ({ context: { texts } }) => {
    await texts.load("account");
    return { title: texts.t("account")("logout.title") };
  },
  ...ownPage,
  component: LogoutScreen,
});
