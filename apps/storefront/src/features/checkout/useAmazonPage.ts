import { useCheckout, useShop } from "@shop/react";
import { useState } from "react";
import { type OrderFailure, describeOrderError } from "./CheckoutNotices.tsx";
import { usePageBusy } from "./usePlaceOrder.ts";

/** Opens Amazon's page for account and payment instrument, which redirects back to the checkout. */
export function useAmazonPage() {
  const { checkout } = useShop();
  const { edit } = useCheckout();
  const [busy, setBusy] = usePageBusy();
  const [failure, setFailure] = useState<OrderFailure>();
  return {
    busy,
    failure,
    /** Navigates to Amazon, or calls `onNotNeeded` when the backend needs no Amazon session. */
    async open(onNotNeeded: () => void): Promise<void> {
      if (busy) return;
      setBusy(true);
      setFailure(undefined);
      try {
        const page = await checkout.amazonPayUrl();
        if (page !== undefined) return location.assign(page);
        edit({ amazonSessionId: "" });
        onNotNeeded();
      } catch (error) {
        setFailure(describeOrderError(error, { amazon: true }));
      }
      setBusy(false);
    },
  };
}
