import { createFileRoute } from "@tanstack/react-router";
import { personalPage } from "../routing/personalPage.ts";
import { AccountHome } from "../features/account/AccountHome.tsx";

export const Route = createFileRoute("/account/")({
  loader: async ({ context: { texts } }) => {
    await texts.load("account");
    return { title: texts.t("account")("home.title") };
  },
  ...personalPage,
  component: AccountHome,
});
