import { parseCartId } from "@shop/core";
import { createFileRoute, notFound } from "@tanstack/react-router";
import { personalPage } from "../routing/pageOptions.ts";
import { AccountOrderScreen } from "../features/order/AccountOrderScreen.tsx";

const page = personalPage("order", (t) => t("view.title"), "cart");

export const Route = createFileRoute("/account/order/$id")({
  ...page,
  loader: async ({ context, params }) => {
    const id = parseCartId(params.id);
    if (id === undefined) throw notFound({ data: { reason: "route-not-found" } });
    return { ...(await page.loader({ context })), id };
  },
  component: function AccountOrder() {
    return <AccountOrderScreen id={Route.useLoaderData().id} />;
  },
});
