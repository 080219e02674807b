import { multiplyDivide } from "../money/multiplyDivide.js";
import { percentUnits, WHOLE } from "./percentUnits.js";

/**
 * Removes the contained VAT from a gross amount, rounded half away from zero; exact for percents of up to four
 * decimals.
 * @throws ShopError PERCENT_INVALID, AMOUNT_NOT_FINITE
 */
export function netFromGross(grossCents: number, percent: number): number {
  return multiplyDivide(grossCents, WHOLE, WHOLE + percentUnits(percent));
}
