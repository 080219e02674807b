import { createFileRoute } from "@tanstack/react-router";
import { personalPage } from "../routing/personalPage.ts";
import { OrdersScreen } from "../features/account/OrdersScreen.tsx";

export const Route = createFileRoute("/account/orders")({
  loader: async ({ context: { texts } }) => {
    await texts.load("account");
    return { title: texts.t("account")("orders.title") };
  },
  ...personalPage,
  component: OrdersScreen,
});
