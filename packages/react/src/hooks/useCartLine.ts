import type { VisibleLine } from "@shop/core";
import { useCart } from "./useCart.js";

/** What {@link useCartLine} gives. */
export interface UseCartLine {
  /** undefined: the cart has none of it */
  line: VisibleLine | undefined;
  quantity: number;
  /** 0 or below removes the line */
  setQuantity(quantity: number): void;
  /** below 1 the line goes */
  decrease(): void;
  increase(): void;
  remove(): void;
}

/** One line of the cart, by what it holds. */
export function useCartLine(saleElementId: number): UseCartLine {
  const { lines, setQuantity } = useCart();
  const line = lines.find(({ productSaleElementId }) => productSaleElementId === saleElementId);
  const quantity = line?.quantity ?? 0;
  const step = line?.step ?? 1;
  const set = (to: number): void => setQuantity(saleElementId, to);
  return {
    line,
    quantity,
    setQuantity: set,
    decrease: () => set(quantity - step),
    increase: () => set(quantity + step),
    remove: () => set(0),
  };
}
