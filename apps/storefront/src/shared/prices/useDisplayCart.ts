import {
  displayCents,
  displayLine,
  displayShippingCents,
  displayTotals,
  type DisplayCents,
  type ShopCents,
} from "@shop/core";
import { useCart, useMarket, useShipping, useTotals } from "@shop/react";
import { useCartPrices, useShopPrices } from "./useShopPrices.ts";

/** Cart in the shopper's display mode and the storefront's currency. Displayed amounts add up (decision 0068). */
export function useDisplayCart() {
  const known = useTotals();
  const { display, format, formatCents } = useCartPrices();
  const market = useShopPrices(useMarket().countryId);
  // After a change of currency, shipping is known in the new one before the lines are.
  const isMixed = market.format.currency !== format.currency;
  const cart = isMixed ? { ...known, shippingCents: undefined, totalCents: undefined } : known;
  const { lines, isEstimated } = cart;
  const { isPending } = useCart();
  const isLoading = useShipping().isLoading || isPending;
  return {
    /** As charged. */
    cart,
    display,
    showNet: display.showNet,
    /** VAT that the backend charges, by rate, in every display mode (decision 0062). */
    vat: cart.vat,
    lines: lines.map((line) => displayLine(line, display)),
    totals: { ...displayTotals(cart, lines, display), isEstimated, isLoading },
    /** Formats shipping or a fee of the shopper's country. */
    formatShipping: (cents: ShopCents): string =>
      market.formatCents(displayShippingCents(cents, lines, market.display)),
    /** Converts any other gross cents to the display currency, without net mode. */
    convertGross: (cents: ShopCents): DisplayCents => displayCents(cents, { ...display, showNet: false }),
    format,
    formatCents,
  };
}
