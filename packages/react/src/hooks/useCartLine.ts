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
  const { lines, setQuantity } = useCart();
  const line = lines.find((each) => each.variantId === variantId);
  const quantity = line?.quantity ?? 0;
  const step = line?.step ?? 1;
  const set = (next: number): void => setQuantity(variantId, next);
  return {
    line,
    quantity,
    setQuantity: set,
    decrease: () => set(quantity - step),
    increase: () => set(quantity + step),
    remove: () => set(0),
  };
}
