import {
  displayCents,
  displayLine,
  displayShippingCents,
  displayTotals,
  type DisplayCents,
  type EuroCents,
} from "@shop/core";
import { useCart, useShipping, useTotals } from "@shop/react";
import { useShopPrices } from "./useShopPrices.ts";

/** Cart in the shopper's display mode and the storefront's currency. Displayed amounts add up (decision 0068). */
export function useDisplayCart() {
  const cart = useTotals();
  const { display, format, formatCents } = useShopPrices();
  const gross = { ...display, showNet: false };
  const { lines, isEstimated } = cart;
  const { isPending } = useCart();
  const isLoading = useShipping().isLoading || isPending;
  const state = { isEstimated, isLoading };
  return {
    showNet: display.showNet,
    /** VAT that the backend charges, by rate, in every display mode (decision 0062). */
    vat: cart.vat,
    lines: lines.map((line) => displayLine(line, display)),
    totals: { ...displayTotals(cart, lines, display), ...state },
    /** Always gross: what is charged (decision 0062). */
    chargedTotals: { ...displayTotals(cart, lines, gross), ...state },
    /** Converts shipping or a fee from gross euro cents to display cents. */
    convertShipping: (cents: EuroCents): DisplayCents => displayShippingCents(cents, lines, display),
    /** Converts any other gross euro cents to the display currency, without net mode. */
    convertGross: (cents: EuroCents): DisplayCents => displayCents(cents, gross),
    format,
    formatCents,
  };
}
