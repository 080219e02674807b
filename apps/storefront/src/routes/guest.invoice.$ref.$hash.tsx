import { createFileRoute } from "@tanstack/react-router";
import { personalPage } from "../routing/personalPage.ts";
import { GuestOrderScreen } from "../features/order/GuestOrderScreen.tsx";

/** Guest order by secret link. The link grants access, so it must not leak. Source: legal-security C1. */
export const Route = createFileRoute("/guest/invoice/$ref/$hash")({
  loader: async ({ context: { texts } }) => {
    await texts.load("order");
    return { title: texts.t("order")("view.title") };
  },
  ...personalPage,
  component: function GuestOrder() {
    const { ref, hash } = Route.useParams();
    return <GuestOrderScreen orderRef={ref} hash={hash} />;
  },
});
