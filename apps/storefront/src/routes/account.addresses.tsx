import { createFileRoute } from "@tanstack/react-router";
import { ownPage } from "../app/ownPage.ts";
import { AddressesScreen } from "../features/account/AddressesScreen.tsx";

export const Route = createFileRoute("/account/addresses")({
  loader: async ({ context: { texts } }) => {
    await texts.load("account");
    return { title: texts.t("account")("addresses.title") };
  },
  ...ownPage,
  component: AddressesScreen,
});
