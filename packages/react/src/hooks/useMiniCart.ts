import { cartBadge, type CartSummary, type VisibleLine } from "@shop/core";
import { useCart } from "./useCart.js";
import { useTotals } from "./useTotals.js";

/** What {@link useMiniCart} gives. */
export interface UseMiniCart {
  /** loading: it is not known yet whether there is a cart */
  state: "loading" | "empty" | "filled";
  lines: readonly VisibleLine[];
  totals: CartSummary;
  /** of the cart icon: "12k" in thousands, small above 99 */
  badge: { text: string; small: boolean };
}

/** What the small cart over the page shows. Source: specification 2. */
export function useMiniCart(): UseMiniCart {
  const { lines, itemCount, initialized } = useCart();
  return {
    state: lines.length > 0 ? "filled" : initialized ? "empty" : "loading",
    lines,
    totals: useTotals(),
    badge: cartBadge(itemCount),
  };
}
