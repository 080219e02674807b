import { convertCents } from "../money/convertCents.js";
import { multiplyDivide } from "../money/multiplyDivide.js";
import { splitCents } from "../money/splitCents.js";
import { shownCents } from "../vat/shownCents.js";
import { vatOfAccessory } from "../vat/vatOfSale.js";
import type { CartLine } from "./cartLines.js";
import { type CartTotals, cartTotals } from "./cartTotals.js";

/** Options for the display of amounts. */
export interface ShownAs {
  /** Display net prices, "0% VAT". */
  excludeVat: boolean;
  /** Units of the display currency per euro, default 1. */
  rate?: number | undefined;
  /** VAT percent of shipping for a cart without lines, default 0. */
  countryPercent?: number | undefined;
}

/** Cart line with the VAT and discount needed to display it. */
export interface ShowableLine extends CartLine {
  vatPercent: number;
  /** Coupon discount of the whole line, gross cents; default: its share of the cart discount by price. */
  discountCents?: number | undefined;
}

/**
 * Returns the unit price to display: net when VAT is excluded, then converted to the display currency, each rounded
 * once. A displayed line is this × quantity.
 * @throws ShopError PERCENT_INVALID, AMOUNT_NOT_FINITE
 */
export const shownUnitCents = (cents: number, vatPercent: number, { excludeVat, rate }: ShownAs): number =>
  convertCents(shownCents(cents, vatPercent, excludeVat), rate);

/**
 * Returns the totals of a cart to display, in cents of the display currency, consistent with the displayed lines. The
 * customer is charged the gross total in euro; with VAT excluded, the difference is the VAT.
 * @throws ShopError PERCENT_INVALID, AMOUNT_NOT_FINITE
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
 * Returns shipping or a fee to display next to these lines. It shares the VAT rates of the lines and is allocated to
 * the cent as in the backend.
 * @throws ShopError PERCENT_INVALID, AMOUNT_NOT_FINITE
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

/** Discount per line. Without line discounts the cart discount is allocated by price, capped at the subtotal. */
function discountsOf({ discountCents }: CartTotals, lines: readonly ShowableLine[]): number[] {
  const told = lines.flatMap((line) => line.discountCents ?? []);
  if (told.length === lines.length) return told;
  const full = lines.map(({ unitCents, quantity }) => unitCents * quantity);
  const goodsCents = full.reduce((sum, cents) => sum + cents, 0);
  return splitCents(Math.min(discountCents, goodsCents), full);
}
