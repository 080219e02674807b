import { createFileRoute } from "@tanstack/react-router";
import { ownPage } from "../app/ownPage.ts";
import { OrdersScreen } from "../features/account/OrdersScreen.tsx";

export const Route = createFileRoute("/account/orders")({
  loader: async ({ context: { texts } }) => {
    await texts.load("account");
    return { title: texts.t("account")("orders.title") };
  },
  ...ownPage,
  component: OrdersScreen,
});
