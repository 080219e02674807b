"use client";

import type { VisibleLine } from "@shop/core";
import { useCart } from "./useCart.js";

/** State and actions of one cart line. */
export interface UseCartLine {
  /** Undefined when the variant is not in the cart. */
  line: VisibleLine | undefined;
  quantity: number;
  /** Removes the line when `quantity` is 0 or below. */
  setQuantity(quantity: number): void;
  /** Decreases by one step. Removes the line below 1. */
  decrease(): void;
  increase(): void;
  remove(): void;
}

/** Returns the cart line of a variant. */
export function useCartLine(variantId: number): UseCartLine {
  const { lines, setQuantity, decrease, remove } = useCart();
  const line = lines.find((one) => one.variantId === variantId);
  const quantity = line?.quantity ?? 0;
  return {
    line,
    quantity,
    setQuantity: (next) => setQuantity(variantId, next),
    decrease: () => decrease(variantId),
    increase: () => setQuantity(variantId, quantity + (line?.step ?? 1)),
    remove: () => remove(variantId),
  };
}
