import { createFileRoute } from "@tanstack/react-router";
import { personalPage } from "../routing/pageOptions.ts";
import { AccountHome } from "../features/account/AccountHome.tsx";

const page = personalPage("account", (t) => t("home.title"));

export const Route = createFileRoute("/account/")({
  ...page,
  loader: async ({ context }) => {
    // Orders can be repeated here.
    await context.texts.load("order");
    return page.loader({ context });
  },
  component: AccountHome,
});
