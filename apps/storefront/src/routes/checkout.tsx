import { createFileRoute } from "@tanstack/react-router";
import { CheckoutScreen } from "../features/checkout/CheckoutScreen.tsx";

export const Route = createFileRoute("/checkout")({
  loader: async ({ context: { texts } }) => {
    await texts.load("checkout");
    return { title: texts.t("checkout")("title") };
  },
  head: ({ loaderData }) => ({ meta: [{ title: loaderData?.title }, { name: "robots", content: "noindex" }] }),
  component: CheckoutScreen,
});
