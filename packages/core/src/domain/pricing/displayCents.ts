import type { DisplayCents, EuroCents } from "../money/cents.js";
import { convertCents } from "../money/convertCents.js";
import { netFromGross } from "../vat/netFromGross.js";

/** Options for the display of amounts. */
export interface PriceDisplay {
  /** VAT percent contained in the amount; for shipping, the percent of a cart without lines. */
  vatPercent: number;
  /** Display net prices, "0% VAT". */
  showNet: boolean;
  /** Units of the display currency per euro, default 1. */
  rate?: number | undefined;
}

/**
 * Returns an amount to display: net when `showNet`, then converted to the display currency, each rounded once. Convert
 * the unit price, so that a displayed line is unit × quantity.
 * @throws ShopError PERCENT_INVALID, AMOUNT_NOT_FINITE
 */
export const displayCents = (cents: EuroCents, { vatPercent, showNet, rate }: PriceDisplay): DisplayCents =>
  convertCents(showNet ? netFromGross(cents, vatPercent) : cents, rate);
