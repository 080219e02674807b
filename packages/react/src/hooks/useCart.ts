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

/** Input for adding to the cart; `additionOf` of `@shop/core` creates it from a product. */
export interface AddInput {
  productId: number;
  saleElementId: number;
  quantity: number;
  /** Displayed until the backend has responded. */
  preview: CartPreview;
}

/** State and actions of the cart. */
export interface UseCart {
  lines: readonly VisibleLine[];
  /** Number of items, including pending actions. */
  itemCount: number;
  goodsCents: number;
  /** Gross, in cents. Recomputed for the optimistic lines while an action is pending. */
  discountCents: number;
  status: CartState["status"];
  /** Whether the backend has not yet responded to an action. */
  pending: boolean;
  /** Whether actions are queued until the connection returns. They are then sent automatically. */
  waiting: boolean;
  /** False when the browser's storage is unavailable: the cart is lost on page unload. */
  durable: boolean;
  /** False until it is known whether a cart exists. Render neither lines nor "empty" before. */
  initialized: boolean;
  add(input: AddInput): void;
  /** Removes the line when `quantity` is 0 or below. */
  setQuantity(saleElementId: number, quantity: number): void;
  clear(): void;
}

/** Returns the optimistic cart and its actions. */
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
