import { convertCents } from "../money/convertCents.js";
import { multiplyDivide } from "../money/multiplyDivide.js";
import { splitCents } from "../money/splitCents.js";
import { shownCents } from "../vat/shownCents.js";
import { vatOfAccessory } from "../vat/vatOfSale.js";
import type { CartLine } from "./cartLines.js";
import { type CartTotals, cartTotals } from "./cartTotals.js";

/** How the shopper asked to see amounts. */
export interface ShownAs {
  /** net prices, "0% VAT" */
  excludeVat: boolean;
  /** units of the shown currency per euro; 1 where absent */
  rate?: number | undefined;
  /** the VAT percent of postage that comes without goods; 0 where absent */
  countryPercent?: number | undefined;
}

/** A line with what is needed to show it and what comes with it. */
export interface ShowableLine extends CartLine {
  vatPercent: number;
  /** what coupons take off the whole line, gross cents; absent: its part of the discount by its price */
  discountCents?: number | undefined;
}

/**
 * The unit price as it is shown: without its VAT where that was asked for, then in the shown currency, each rounded once.
 * A line is this × quantity, so that whoever multiplies finds the same (decision D16).
 * @throws ShopError PERCENT_INVALID, AMOUNT_NOT_FINITE.
 */
export const shownUnitCents = (cents: number, vatPercent: number, { excludeVat, rate }: ShownAs): number =>
  convertCents(shownCents(cents, vatPercent, excludeVat), rate);

/**
 * A cart's sums as they are shown, in cents of the shown currency: goods are the sum of the lines that are shown, a discount
 * loses what its lines lose, and the total is what these and the postage add up to. What is charged is the gross total in
 * euro: with VAT excluded, the difference is the VAT to be named beside it (D10).
 * @throws ShopError PERCENT_INVALID, AMOUNT_NOT_FINITE.
 */
export function shownTotals(totals: CartTotals, lines: readonly ShowableLine[], as: ShownAs): CartTotals {
  if (!as.excludeVat && (as.rate ?? 1) === 1) return totals;
  const shown = lines.map((line) => ({ ...line, unitCents: shownUnitCents(line.unitCents, line.vatPercent, as) }));
  const discounts = discountsOf(totals, lines);
  return cartTotals({
    lines: shown,
    discountCents: shown.reduce((sum, { unitCents }, at) => {
      const full = lines[at]?.unitCents ?? 0;
      return full === 0 ? sum : sum + multiplyDivide(discounts[at] ?? 0, unitCents, full);
    }, 0),
    shippingCents: totals.shippingCents === undefined ? undefined : shownPostageCents(totals.shippingCents, lines, as),
  });
}

/**
 * Postage or a fee as it is shown beside these lines. It shares their VAT rates (decision 0011), to the cent as the backend
 * divides it.
 * @throws ShopError PERCENT_INVALID, AMOUNT_NOT_FINITE.
 */
export function shownPostageCents(grossCents: number, lines: readonly ShowableLine[], as: ShownAs): number {
  if (!as.excludeVat) return convertCents(grossCents, as.rate);
  const goods = lines.map(({ unitCents, quantity, vatPercent, discountCents = 0 }) => ({
    grossCents: unitCents * quantity,
    discountCents,
    percent: vatPercent,
  }));
  const shares = vatOfAccessory(goods, grossCents, as.countryPercent);
  return convertCents(
    shares.reduce((sum, { netCents }) => sum + netCents, 0),
    as.rate,
  );
}

/** Of each line. A discount that is not told by line is divided in proportion to the prices, and is at most these. */
function discountsOf({ discountCents }: CartTotals, lines: readonly ShowableLine[]): number[] {
  const told = lines.flatMap((line) => line.discountCents ?? []);
  if (told.length === lines.length) return told;
  const full = lines.map(({ unitCents, quantity }) => unitCents * quantity);
  const goodsCents = full.reduce((sum, cents) => sum + cents, 0);
  return splitCents(Math.min(discountCents, goodsCents), full);
}
