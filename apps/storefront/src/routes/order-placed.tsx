import { createFileRoute } from "@tanstack/react-router";
import { unindexedPage } from "../routing/pageOptions.ts";
import { OrderResultScreen } from "../features/order/OrderResultScreen.tsx";

export const Route = createFileRoute("/order-placed")({
  ...unindexedPage("order", (t) => t("result.title"), "cart"),
  component: () => <OrderResultScreen route="placed" />,
});
