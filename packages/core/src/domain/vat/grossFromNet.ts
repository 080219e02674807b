import { multiplyDivide } from "../money/multiplyDivide.js";
import { percentUnits, WHOLE } from "./percentUnits.js";

/**
 * Net cents plus VAT, half away from zero; exact for percents of up to four decimals.
 * Source: wire reference 3.4, decision D16.
 * @throws ShopError PERCENT_INVALID, AMOUNT_NOT_FINITE.
 */
export function grossFromNet(netCents: number, percent: number): number {
  return multiplyDivide(netCents, WHOLE + percentUnits(percent), WHOLE);
}
