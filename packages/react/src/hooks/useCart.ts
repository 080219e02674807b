import {
  type CartPreview,
  type CartState,
  type CartSummary,
  summarizeCart,
  emptyCart,
  type VisibleLine,
} from "@shop/core";
import { useMemo } from "react";
import { useShop } from "../ShopProvider.js";
import { useStore } from "../useStore.js";

/** Input for adding to the cart; `createAddMutation` of `@shop/core` creates it from a product. */
export interface CartLineInput {
  productId: number;
  variantId: number;
  quantity: number;
  /** Displayed until the backend has responded. */
  preview: CartPreview;
}

/** State and actions of the cart. */
export interface UseCart {
  lines: readonly VisibleLine[];
  /** Number of items, including pending actions. */
  itemCount: number;
  subtotalCents: number;
  /** Gross, in cents. Recomputed for the optimistic lines while an action is pending. */
  discountCents: number;
  status: CartState["status"];
  /** Whether the backend has not yet responded to an action. */
  isPending: boolean;
  /** Whether actions are queued until the connection returns. They are then sent automatically. */
  isQueued: boolean;
  /** False when the browser's storage is unavailable: the cart is lost on page unload. */
  isPersistent: boolean;
  /** False until it is known whether a cart exists. Render neither lines nor "empty" before. */
  isInitialized: boolean;
  add(input: CartLineInput): void;
  /** Removes the line when `quantity` is 0 or below. */
  setQuantity(variantId: number, quantity: number): void;
  clear(): void;
}

/** Returns the optimistic cart and its actions. */
export function useCart(): UseCart {
  const { cart } = useShop();
  const state = useStore(cart, emptyCart);
  const totals: CartSummary = useMemo(() => summarizeCart(state), [state]);
  return {
    lines: totals.lines,
    itemCount: totals.itemCount,
    subtotalCents: totals.subtotalCents,
    discountCents: totals.discountCents,
    status: state.status,
    isPending: totals.isEstimated,
    isQueued: state.pausedReason !== undefined,
    isPersistent: state.isPersisted,
    isInitialized: state.isInitialized,
    add: (input) => cart.ask({ kind: "add", ...input }),
    setQuantity: (variantId, quantity) => cart.ask({ kind: "setQuantity", variantId, quantity }),
    clear: () => cart.ask({ kind: "clear" }),
  };
}
