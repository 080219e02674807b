import { type CartSummary, cartSummary, emptyCart } from "@shop/core";
import { useMemo } from "react";
import { useShop } from "../ShopProvider.js";
import { useStore } from "../useStore.js";
import { useDelivery } from "./useDelivery.js";

/**
 * Goods, discount, shipping, total and the VAT in it, for the cart as it shows. While the shop is asked they are computed
 * here and `provisional`; where the postage cannot be told, shipping and total are undefined.
 */
export function useTotals(): CartSummary {
  const cart = useStore(useShop().cart, emptyCart);
  const { postageCents, provisional } = useDelivery();
  return useMemo(() => cartSummary(cart, { postageCents, provisional }), [cart, postageCents, provisional]);
}
