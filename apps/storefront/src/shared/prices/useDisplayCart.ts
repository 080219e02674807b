import {
  displayCents,
  displayLine,
  displayShippingCents,
  displayTotals,
  type DisplayCents,
  type EuroCents,
} from "@shop/core";
import { useTotals } from "@shop/react";
import { useShopPrices } from "./useShopPrices.ts";

/** Cart in the shopper's display mode and the storefront's currency. Displayed amounts add up (decision 0068). */
export function useDisplayCart() {
  const cart = useTotals();
  const { display, format, formatCents } = useShopPrices();
  const gross = { ...display, showNet: false };
  const { lines, isEstimated } = cart;
  return {
    showNet: display.showNet,
    lines: lines.map((line) => displayLine(line, display)),
    totals: { ...displayTotals(cart, lines, display), isEstimated },
    /** Always gross: what is charged (decision 0062). */
    chargedTotals: { ...displayTotals(cart, lines, gross), isEstimated },
    /** Converts shipping or a fee from gross euro cents to display cents. */
    convertShipping: (cents: EuroCents): DisplayCents => displayShippingCents(cents, lines, display),
    /** Converts any other gross euro cents to the display currency, without net mode. */
    convertGross: (cents: EuroCents): DisplayCents => displayCents(cents, gross),
    format,
    formatCents,
  };
}
