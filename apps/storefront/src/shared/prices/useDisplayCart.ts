import {
  type CartSummary,
  type CartTotals,
  type DisplayCents,
  displayCents,
  displayLine,
  displayShippingCents,
  displayTotals,
  type EuroCents,
  type VisibleLine,
} from "@shop/core";
import { useTotals } from "@shop/react";
import { type ShopPrices, useShopPrices } from "./useShopPrices.ts";

export interface DisplayCart extends Pick<ShopPrices, "format" | "formatCents"> {
  showNet: boolean;
  lines: ReadonlyArray<VisibleLine<DisplayCents>>;
  totals: CartTotals<DisplayCents> & Pick<CartSummary, "isEstimated">;
  /** Always gross: what is charged (decision 0062). */
  chargedTotals: DisplayCart["totals"];
  /** Converts shipping or a fee from gross euro cents to display cents. */
  convertShipping(grossCents: EuroCents): DisplayCents;
  /** Converts any other gross euro cents to the display currency, without net mode. */
  convertGross(grossCents: EuroCents): DisplayCents;
}

/** Cart in the shopper's display mode and the storefront's currency. Displayed amounts add up (decision 0068). */
export function useDisplayCart(): DisplayCart {
  const cart = useTotals();
  const { display, format, formatCents } = useShopPrices();
  const gross = { ...display, showNet: false };
  const { lines, isEstimated } = cart;
  return {
    showNet: display.showNet,
    lines: lines.map((line) => displayLine(line, display)),
    totals: { ...displayTotals(cart, lines, display), isEstimated },
    chargedTotals: { ...displayTotals(cart, lines, gross), isEstimated },
    convertShipping: (cents) => displayShippingCents(cents, lines, display),
    convertGross: (cents) => displayCents(cents, gross),
    format,
    formatCents,
  };
}
