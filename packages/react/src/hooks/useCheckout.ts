"use client";

import { type CheckoutDraft, type CheckoutStore, emptyDraft } from "@shop/core";
import { useMemo } from "react";
import { useShop } from "../ShopProvider.js";
import { useStore } from "../useStore.js";

/** State and actions of the checkout; `useShop().checkout` has its other calls, such as `paymentMethods` and `result`. */
export interface UseCheckout extends Pick<CheckoutStore, "edit" | "placeOrder"> {
  draft: CheckoutDraft;
}

/** Returns the checkout draft and its actions. */
export function useCheckout(): UseCheckout {
  const { checkout, market } = useShop();
  const { countryId } = market.rendered;
  const serverSnapshot = useMemo(() => emptyDraft(countryId), [countryId]);
  const draft = useStore(checkout, serverSnapshot);
  return { draft, edit: checkout.edit, placeOrder: checkout.placeOrder };
}
