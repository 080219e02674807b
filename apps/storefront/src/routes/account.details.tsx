import { createFileRoute } from "@tanstack/react-router";
import { ownPage } from "../app/ownPage.ts";
import { DetailsScreen } from "../features/account/DetailsScreen.tsx";

export const Route = createFileRoute("/account/details")({
  loader: async ({ context: { texts } }) => {
    await texts.load("account");
    return { title: texts.t("account")("details.title") };
  },
  ...ownPage,
  component: DetailsScreen,
});
