import { parseCartId } from "@shop/core";
import { createFileRoute, notFound } from "@tanstack/react-router";
import { personalPage } from "../routing/personalPage.ts";
import { AccountOrderScreen } from "../features/order/AccountOrderScreen.tsx";

export const Route = createFileRoute("/account/order/$id")({
  loader: async ({ context: { texts }, params }) => {
    const id = parseCartId(params.id);
    if (id === undefined) throw notFound({ data: { reason: "route-not-found" } });
    await texts.load("order");
    return { id, title: texts.t("order")("view.title") };
  },
  ...personalPage,
  component: function AccountOrder() {
    return <AccountOrderScreen id={Route.useLoaderData().id} />;
  },
});
