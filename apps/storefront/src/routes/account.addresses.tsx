import { createFileRoute } from "@tanstack/react-router";
import { personalPage } from "../routing/personalPage.ts";
import { AddressesScreen } from "../features/account/AddressesScreen.tsx";

export const Route = createFileRoute("/account/addresses")({
  loader: async ({ context: { texts } }) => {
    await texts.load("account");
    return { title: texts.t("account")("addresses.title") };
  },
  ...personalPage,
  component: AddressesScreen,
});
