import { createFileRoute } from "@tanstack/react-router";
import { personalPage } from "../routing/pageOptions.ts";
import { AddressesScreen } from "../features/account/AddressesScreen.tsx";

export const Route = createFileRoute("/account/addresses")({
  ...personalPage("account", (t) => t("addresses.title")),
  component: AddressesScreen,
});
