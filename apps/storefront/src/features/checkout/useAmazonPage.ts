import { useCheckout, useShop } from "@shop/react";
import { useEffect, useState } from "react";
import { type OrderFailure, describeOrderError } from "./orderFailure.ts";

export interface AmazonPage {
  busy: boolean;
  failure: OrderFailure | undefined;
  /** Navigates to Amazon, or calls `onNotNeeded` when the backend needs no Amazon session. */
  open(onNotNeeded: () => void): Promise<void>;
}

/** Opens Amazon's page for account and payment instrument, which redirects back to the checkout. */
export function useAmazonPage(): AmazonPage {
  const { checkout } = useShop();
  const { edit } = useCheckout();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<OrderFailure>();

  // The back/forward cache restores this page in its busy state.
  useEffect(() => {
    const onShow = (): void => setBusy(false);
    addEventListener("pageshow", onShow);
    return () => removeEventListener("pageshow", onShow);
  }, []);

  return {
    busy,
    failure,
    async open(onNotNeeded) {
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
