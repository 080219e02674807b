import { createFileRoute } from "@tanstack/react-router";
import { OrderFailedScreen } from "../features/order/OrderFailedScreen.tsx";

export const Route = createFileRoute("/order-failed")({
  loader: async ({ context: { texts } }) => {
    await texts.load("order");
    return { title: texts.t("order")("failed.title") };
  },
  head: ({ loaderData }) => ({ meta: [{ title: loaderData?.title }, { name: "robots", content: "noindex" }] }),
  component: OrderFailedScreen,
});
