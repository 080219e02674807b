import { createFileRoute } from "@tanstack/react-router";
import { OrderPlacedScreen } from "../features/order/OrderPlacedScreen.tsx";

export const Route = createFileRoute("/order-placed")({
  loader: async ({ context: { texts } }) => {
    await texts.load("order");
    return { title: texts.t("order")("placed.title") };
  },
  head: ({ loaderData }) => ({ meta: [{ title: loaderData?.title }, { name: "robots", content: "noindex" }] }),
  component: OrderPlacedScreen,
});
