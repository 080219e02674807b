import { createFileRoute } from "@tanstack/react-router";
import { unindexedPage } from "../routing/pageOptions.ts";
import { CartScreen } from "../features/cart/CartScreen.tsx";

export const Route = createFileRoute("/cart")({
  ...unindexedPage("cart", (t) => t("title")),
  component: CartScreen,
});
