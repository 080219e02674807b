import { createFileRoute } from "@tanstack/react-router";
import { unindexedPage } from "../routing/pageOptions.ts";
import { CheckoutScreen } from "../features/checkout/CheckoutScreen.tsx";

export const Route = createFileRoute("/checkout")({
  ...unindexedPage("checkout", (t) => t("title"), "cart"),
  staticData: { isPrivate: true, noindex: true },
  component: CheckoutScreen,
});
