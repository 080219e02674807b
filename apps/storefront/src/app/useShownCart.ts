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

/** A cart in the shown currency: format its amounts with its own `format`, which converts nothing any more. */
export interface ShownCart {
  excludeVat: boolean;
  /** as they are to be shown */
  lines: readonly VisibleLine[];
  totals: Pick<
    CartSummary,
    "itemCount" | "goodsCents" | "discountCents" | "shippingCents" | "totalCents" | "provisional"
  >;
  /** gross, whatever was asked for: what is charged (decision D10) */
  charged: ShownCart["totals"];
  /** postage or fee, gross euro, as it is to be shown */
  postage(grossCents: number): number;
  /** any other gross amount in euro, in the shown currency */
  gross(grossCents: number): number;
  format: MoneyFormat;
  /** writes an amount that is as it is to be shown, for sentences */
  money(shownCents: number): string;
}

/** The cart, gross or net as the shopper asked to see it, in the storefront's currency: what is shown adds up (D16). */
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
