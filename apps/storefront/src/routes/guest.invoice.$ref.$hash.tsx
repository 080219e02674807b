import { createFileRoute } from "@tanstack/react-router";
import { personalPage } from "../routing/pageOptions.ts";
import { GuestOrderScreen } from "../features/order/GuestOrderScreen.tsx";

/** Guest order by secret link. The link grants access, so it must not leak. Source: legal-security C1. */
export const Route = createFileRoute("/guest/invoice/$ref/$hash")({
  ...personalPage("order", (t) => t("view.title"), "cart"),
  component: function GuestOrder() {
    const { ref, hash } = Route.useParams();
    return <GuestOrderScreen orderRef={ref} hash={hash} />;
  },
});
