import { netFromGross } from "./netFromGross.js";

/**
 * Returns the amount to display: gross, or net when VAT is excluded.
 * @param cents gross cents; of one unit for a line, so that line = unit × quantity
 * @param percent VAT percent contained in the amount
 * @throws ShopError PERCENT_INVALID, AMOUNT_NOT_FINITE
 */
export function displayCents(cents: number, percent: number, excludeVat: boolean): number {
  return excludeVat ? netFromGross(cents, percent) : cents;
}
