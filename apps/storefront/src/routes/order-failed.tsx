import { createFileRoute } from "@tanstack/react-router";
import { OrderResultScreen } from "../features/order/OrderResultScreen.tsx";

export const Route = createFileRoute("/order-failed")({
  loader: async ({ context: { texts } }) => {
    await texts.load("order");
    return { title: texts.t("order")("result.title") };
  },
  head: ({ loaderData }) => ({ meta: [{ title: loaderData?.title }, { name: "robots", content: "noindex" }] }),
  component: () => <OrderResultScreen route="failed" />,
});
