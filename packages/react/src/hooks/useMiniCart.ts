"use client";

import { cartBadge, type CartSummary, type VisibleLine } from "@shop/core";
import { useCart } from "./useCart.js";
import { useTotals } from "./useTotals.js";

/** State of the mini cart. */
export interface UseMiniCart {
  /** "loading" until it is known whether a cart exists. */
  state: "loading" | "empty" | "filled";
  lines: readonly VisibleLine[];
  totals: CartSummary;
  /** Badge of the cart icon: "12k" in thousands; `small` above 99. */
  badge: { text: string; small: boolean };
}

/** Returns lines, totals and badge of the mini cart. */
export function useMiniCart(): UseMiniCart {
  const { lines, itemCount, isInitialized } = useCart();
  return {
    state: lines.length > 0 ? "filled" : isInitialized ? "empty" : "loading",
    lines,
    totals: useTotals(),
    badge: cartBadge(itemCount),
  };
}
