import { createFileRoute } from "@tanstack/react-router";
import { personalPage } from "../routing/personalPage.ts";
import { DetailsScreen } from "../features/account/DetailsScreen.tsx";

export const Route = createFileRoute("/account/details")({
  loader: async ({ context: { texts } }) => {
    await texts.load("account");
    return { title: texts.t("account")("details.title") };
  },
  ...personalPage,
  component: DetailsScreen,
});
