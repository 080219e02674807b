import { type CartTotals, postagePercent, shownTotals, type VisibleLine } from "@shop/core";
import { useCart, useTotals } from "@shop/react";
import { useShown } from "./useShown.ts";

export interface ShownCart {
  excludeVat: boolean;
  /** as they are to be shown */
  lines: readonly VisibleLine[];
  totals: CartTotals;
  /** postage or fee, gross, as it is to be shown */
  postage(grossCents: number): number;
}

/** The cart, gross or net as the shopper asked to see it. */
export function useShownCart(): ShownCart {
  const { lines } = useCart();
  const charged = useTotals();
  const shown = useShown();
  return {
    excludeVat: shown.excludeVat,
    lines: lines.map(shown.line),
    totals: shownTotals(charged, lines, shown.excludeVat),
    postage: (cents) => shown.cents(cents, postagePercent(lines)),
  };
}
