import { netFromGross } from "./netFromGross.js";

/**
 * A gross amount as the shopper asked to see it: as it is, or without the VAT it contains.
 * @param cents gross cents; of one piece where there are several, so that a line is unit × quantity (decision D16)
 * @param percent the VAT in it
 * @throws ShopError PERCENT_INVALID, AMOUNT_NOT_FINITE.
 */
export function shownCents(cents: number, percent: number, excludeVat: boolean): number {
  return excludeVat ? netFromGross(cents, percent) : cents;
}
