import { useCheckout, useShop } from "@shop/react";
import { useEffect, useState } from "react";
import { type OrderFailure, orderFailure } from "./orderFailure.ts";

export interface AmazonPage {
  busy: boolean;
  failure: OrderFailure | undefined;
  /** Goes to Amazon; where the shop needs nothing from there, to the next step. */
  open(onNotNeeded: () => void): Promise<void>;
}

/** The way to Amazon's page, where the shopper chooses account and means of payment. They come back to the checkout. */
export function useAmazonPage(): AmazonPage {
  const { checkout } = useShop();
  const { edit } = useCheckout();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<OrderFailure>();

  // The browser's back brings this page out of its cache as it was left.
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
        const page = await checkout.amazonPage();
        if (page !== undefined) return location.assign(page);
        edit({ amazonSessionId: "" });
        onNotNeeded();
      } catch (error) {
        setFailure(orderFailure(error, { amazon: true }));
      }
      setBusy(false);
    },
  };
}
