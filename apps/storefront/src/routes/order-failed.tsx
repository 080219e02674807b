import { createFileRoute } from "@tanstack/react-router";
import { unindexedPage } from "../routing/pageOptions.ts";
import { OrderResultScreen } from "../features/order/OrderResultScreen.tsx";

export const Route = createFileRoute("/order-failed")({
  ...unindexedPage("order", (t) => t("result.title"), "cart"),
  component: () => <OrderResultScreen route="failed" />,
});
