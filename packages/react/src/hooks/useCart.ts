"use client";

import { type CartSnapshot, type CartStore, type CartSummary, summarizeCart, emptyCart } from "@shop/core";
import { useMemo } from "react";
import { useShop } from "../ShopProvider.js";
import { useStore } from "../useStore.js";

/** State and actions of the cart; the actions are those of `shop.cart`. */
export interface UseCart
  extends
    Pick<CartStore, "add" | "setQuantity" | "decrease" | "remove" | "clear" | "setFulfilmentCenter">,
    Pick<CartSummary, "lines" | "itemCount" | "subtotalCents" | "discountCents">,
    Pick<CartSnapshot, "status" | "isInitialized"> {
  /** Whether mutations are pending, or prices of the country are still loading. */
  isPending: boolean;
  /** Whether mutations are queued until the connection returns. They are then sent automatically. */
  isQueued: boolean;
  /** False when the browser's storage is unavailable: the cart is lost on page unload. */
  isPersisted: boolean;
}

/** Returns the optimistic cart and its actions. */
export function useCart(): UseCart {
  const { cart } = useShop();
  const snapshot = useStore(cart, emptyCart);
  const totals = useMemo(() => summarizeCart(snapshot), [snapshot]);
  return {
    lines: totals.lines,
    itemCount: totals.itemCount,
    subtotalCents: totals.subtotalCents,
    discountCents: totals.discountCents,
    status: snapshot.status,
    isPending: snapshot.isEstimated,
    isQueued: snapshot.pausedReason !== undefined,
    isPersisted: snapshot.isPersisted,
    isInitialized: snapshot.isInitialized,
    add: cart.add,
    setQuantity: cart.setQuantity,
    decrease: cart.decrease,
    remove: cart.remove,
    clear: cart.clear,
    setFulfilmentCenter: cart.setFulfilmentCenter,
  };
}
