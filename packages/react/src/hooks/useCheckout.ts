import { type CheckoutDraft, type CheckoutStore, emptyDraft } from "@shop/core";
import { useMemo } from "react";
import { useShop } from "../ShopProvider.js";
import { useStore } from "../useStore.js";

/** What {@link useCheckout} gives. */
export interface UseCheckout extends Pick<CheckoutStore, "edit" | "placeOrder"> {
  /** what was typed so far */
  draft: CheckoutDraft;
}

/** What a shopper has typed into the checkout, and the order that comes of it. */
export function useCheckout(): UseCheckout {
  const { checkout, config } = useShop();
  const onServer = useMemo(() => emptyDraft(config.countryId), [config.countryId]);
  const draft = useStore(checkout, onServer);
  return { draft, edit: checkout.edit, placeOrder: checkout.placeOrder };
}
