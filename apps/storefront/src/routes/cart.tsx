import { createFileRoute } from "@tanstack/react-router";
import { CartScreen } from "../features/cart/CartScreen.tsx";

export const Route = createFileRoute("/cart")({
  loader: async ({ context: { texts } }) => {
    await texts.load("cart");
    return { title: texts.t("cart")("title") };
  },
  head: ({ loaderData }) => ({ meta: [{ title: loaderData?.title }, { name: "robots", content: "noindex" }] }),
  component: CartScreen,
});
