import {
  type CartSummary,
  formatMoney,
  type PriceDisplay,
  displayShippingCents,
  displayTotals,
  displayUnitCents,
  type VisibleLine,
} from "@shop/core";
import { type MoneyFormat, useTotals } from "@shop/react";
import { useMoneyFormat } from "../format/useMoney.ts";
import { useDisplayPrices } from "./useDisplayPrices.ts";

/** Cart in the display currency. Format its amounts with its own `format`, which does not convert again. */
export interface DisplayCart {
  excludeVat: boolean;
  lines: readonly VisibleLine[];
  totals: Pick<
    CartSummary,
    "itemCount" | "subtotalCents" | "discountCents" | "shippingCents" | "totalCents" | "isEstimated"
  >;
  /** Always gross: what is charged (decision 0062). */
  chargedTotals: DisplayCart["totals"];
  /** Converts shipping or a fee from gross euro cents to display cents. */
  convertShipping(grossCents: number): number;
  /** Converts any other gross euro cents to the display currency, without net mode. */
  convertGross(grossCents: number): number;
  format: MoneyFormat;
  formatCents(displayCents: number): string;
}

/** Cart in the shopper's display mode and the storefront's currency. Displayed amounts add up (decision 0068). */
export function useDisplayCart(): DisplayCart {
  const cart = useTotals();
  const { excludeVat, countryPercent } = useDisplayPrices();
  const { rate, ...format } = useMoneyFormat();
  const as: PriceDisplay = { excludeVat, countryPercent, rate };
  const { lines, isEstimated } = cart;
  return {
    excludeVat,
    lines: lines.map((line) => ({
      ...line,
      unitCents: displayUnitCents(line.unitCents, line.vatPercent, as),
      compareAtCents:
        line.compareAtCents === undefined ? undefined : displayUnitCents(line.compareAtCents, line.vatPercent, as),
    })),
    totals: { ...displayTotals(cart, lines, as), isEstimated },
    chargedTotals: { ...displayTotals(cart, lines, { ...as, excludeVat: false }), isEstimated },
    convertShipping: (cents) => displayShippingCents(cents, lines, as),
    convertGross: (cents) => displayShippingCents(cents, lines, { ...as, excludeVat: false }),
    format,
    formatCents: (cents) => formatMoney(cents, format),
  };
}
