import {
  type CartPreview,
  type CartState,
  type CartTotals,
  cartTotals,
  emptyCart,
  type VisibleLine,
  visibleLines,
} from "@shop/core";
import { useMemo } from "react";
import { useShop } from "../ShopProvider.js";
import { useStore } from "../useStore.js";

export interface AddInput {
  productId: number;
  saleElementId: number;
  quantity: number;
  /** shown until the backend has answered */
  preview: CartPreview;
}

export interface UseCart {
  lines: readonly VisibleLine[];
  /** pieces, unanswered actions included */
  itemCount: number;
  goodsCents: number;
  discountCents: number;
  status: CartState["status"];
  /** something was asked that the backend has not answered */
  pending: boolean;
  /** false until it is known whether there is a cart: neither "empty" nor lines may be shown before */
  initialized: boolean;
  add(input: AddInput): void;
  /** 0 or below removes the line */
  setQuantity(saleElementId: number, quantity: number): void;
  clear(): void;
}

/** The cart as the shopper sees it, and what can be done with it. */
export function useCart(): UseCart {
  const { cart } = useShop();
  const state = useStore(cart, emptyCart);
  const lines = useMemo(() => visibleLines(state), [state]);
  const discountCents = state.confirmed?.discountCents ?? 0;
  const totals: CartTotals = useMemo(() => cartTotals({ lines, discountCents }), [lines, discountCents]);
  return {
    lines,
    itemCount: totals.itemCount,
    goodsCents: totals.goodsCents,
    discountCents: totals.discountCents,
    status: state.status,
    pending: state.queue.length > 0,
    initialized: state.initialized,
    add: (input) => cart.ask({ kind: "add", ...input }),
    setQuantity: (saleElementId, quantity) => cart.ask({ kind: "set", saleElementId, quantity }),
    clear: () => cart.ask({ kind: "clear" }),
  };
}
