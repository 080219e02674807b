"use client";

import { type CartSummary, summarizeCart, emptyCart } from "@shop/core";
import { useMemo } from "react";
import { useShop } from "../ShopProvider.js";
import { useStore } from "../useStore.js";
import { useShipping } from "./useShipping.js";

/** Returns the amounts of the optimistic cart; shipping and total are undefined while shipping costs are unknown. */
export function useTotals(): CartSummary {
  const cart = useStore(useShop().cart, emptyCart);
  const { shippingCents, isEstimated } = useShipping();
  return useMemo(() => summarizeCart(cart, { shippingCents, isEstimated }), [cart, shippingCents, isEstimated]);
}
