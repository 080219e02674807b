import { multiplyDivide } from "../money/multiplyDivide.js";
import { percentToPpm, PPM } from "./percentToPpm.js";

/**
 * Removes the contained VAT from a gross amount, rounded half away from zero; exact for percents of up to four
 * decimals.
 * @throws ShopError PERCENT_INVALID, AMOUNT_NOT_FINITE
 */
export function netFromGross(grossCents: number, percent: number): number {
  return multiplyDivide(grossCents, PPM, PPM + percentToPpm(percent));
}
