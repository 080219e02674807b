import { type CartSummary, cartSummary, emptyCart } from "@shop/core";
import { useMemo } from "react";
import { useShop } from "../ShopProvider.js";
import { useStore } from "../useStore.js";
import { useDelivery } from "./useDelivery.js";

/**
 * Returns subtotal, discount, shipping, total and the included VAT of the optimistic cart. Amounts are estimated until
 * the backend has responded; shipping and total are undefined while shipping costs are unknown.
 */
export function useTotals(): CartSummary {
  const cart = useStore(useShop().cart, emptyCart);
  const { postageCents, provisional } = useDelivery();
  return useMemo(() => cartSummary(cart, { postageCents, provisional }), [cart, postageCents, provisional]);
}
