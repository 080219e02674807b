import { multiplyDivide } from "../money/multiplyDivide.js";
import { percentToPpm, PPM } from "./percentToPpm.js";

/**
 * Adds VAT to a net amount, rounded half away from zero; exact for percents of up to four decimals.
 * @throws ShopError PERCENT_INVALID, AMOUNT_NOT_FINITE
 */
export function grossFromNet(netCents: number, percent: number): number {
  return multiplyDivide(netCents, PPM + percentToPpm(percent), PPM);
}
