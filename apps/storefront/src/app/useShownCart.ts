import {
  type CartSummary,
  formatMoney,
  type ShownAs,
  shownPostageCents,
  shownTotals,
  shownUnitCents,
  type VisibleLine,
} from "@shop/core";
import { type MoneyFormat, useTotals } from "@shop/react";
import { useMoneyFormat } from "./useMoney.ts";
import { useShown } from "./useShown.ts";

/** Cart in the display currency. Format its amounts with its own `format`, which does not convert again. */
export interface ShownCart {
  excludeVat: boolean;
  lines: readonly VisibleLine[];
  totals: Pick<
    CartSummary,
    "itemCount" | "goodsCents" | "discountCents" | "shippingCents" | "totalCents" | "provisional"
  >;
  /** Always gross: what is charged (decision D10). */
  charged: ShownCart["totals"];
  /** Converts shipping or a fee from gross euro cents to display cents. */
  postage(grossCents: number): number;
  /** Converts any other gross euro cents to the display currency, without net mode. */
  gross(grossCents: number): number;
  format: MoneyFormat;
  money(shownCents: number): string;
}

/** Cart in the shopper's display mode and the storefront's currency. Displayed amounts add up (decision D16). */
export function useShownCart(): ShownCart {
  const cart = useTotals();
  const { excludeVat, countryPercent } = useShown();
  const { rate, ...format } = useMoneyFormat();
  const as: ShownAs = { excludeVat, countryPercent, rate };
  const { lines, provisional } = cart;
  return {
    excludeVat,
    lines: lines.map((line) => ({
      ...line,
      unitCents: shownUnitCents(line.unitCents, line.vatPercent, as),
      regularCents:
        line.regularCents === undefined ? undefined : shownUnitCents(line.regularCents, line.vatPercent, as),
    })),
    totals: { ...shownTotals(cart, lines, as), provisional },
    charged: { ...shownTotals(cart, lines, { ...as, excludeVat: false }), provisional },
    postage: (cents) => shownPostageCents(cents, lines, as),
    gross: (cents) => shownPostageCents(cents, lines, { ...as, excludeVat: false }),
    format,
    money: (cents) => formatMoney(cents, format),
  };
}
