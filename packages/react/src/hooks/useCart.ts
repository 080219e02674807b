import {
  type CartPreview,
  type CartState,
  type CartSummary,
  cartSummary,
  emptyCart,
  type VisibleLine,
} from "@shop/core";
import { useMemo } from "react";
import { useShop } from "../ShopProvider.js";
import { useStore } from "../useStore.js";

/** What adding to the cart takes; `additionOf` of `@shop/core` makes it of a product. */
export interface AddInput {
  productId: number;
  saleElementId: number;
  quantity: number;
  /** shown until the backend has answered */
  preview: CartPreview;
}

/** What {@link useCart} gives. */
export interface UseCart {
  lines: readonly VisibleLine[];
  /** pieces, unanswered actions included */
  itemCount: number;
  goodsCents: number;
  /** recomputed for the lines that show while something is pending */
  discountCents: number;
  status: CartState["status"];
  /** something was asked that the backend has not answered */
  pending: boolean;
  /** it waits for the connection and goes on by itself */
  waiting: boolean;
  /** false where the browser keeps nothing: the cart lasts as long as the page */
  durable: boolean;
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
  const totals: CartSummary = useMemo(() => cartSummary(state), [state]);
  return {
    lines: totals.lines,
    itemCount: totals.itemCount,
    goodsCents: totals.goodsCents,
    discountCents: totals.discountCents,
    status: state.status,
    pending: totals.provisional,
    waiting: state.waiting !== undefined,
    durable: state.durable,
    initialized: state.initialized,
    add: (input) => cart.ask({ kind: "add", ...input }),
    setQuantity: (saleElementId, quantity) => cart.ask({ kind: "set", saleElementId, quantity }),
    clear: () => cart.ask({ kind: "clear" }),
  };
}
