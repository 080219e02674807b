import { createFileRoute } from "@tanstack/react-router";
import { personalPage } from "../routing/pageOptions.ts";
import { OrdersScreen } from "../features/account/OrdersScreen.tsx";

export const Route = createFileRoute("/account/orders")({
  ...personalPage("account", (t) => t("orders.title")),
  component: OrdersScreen,
});
