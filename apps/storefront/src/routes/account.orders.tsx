import { createFileRoute } from "@tanstack/react-router";
import { personalPage } from "../routing/pageOptions.ts";
import { OrdersScreen } from "../features/account/OrdersScreen.tsx";

const page = personalPage("account", (t) => t("orders.title"));

export const Route = createFileRoute("/account/orders")({
  ...page,
  loader: async ({ context }) => {
    // Orders can be repeated here.
    await context.texts.load("order");
    return page.loader({ context });
  },
  component: OrdersScreen,
});
