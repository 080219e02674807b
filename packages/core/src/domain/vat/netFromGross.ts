import { multiplyDivide } from "../money/multiplyDivide.js";
import { percentUnits, WHOLE } from "./percentUnits.js";

/**
 * Gross cents without the VAT they contain, half away from zero; exact for percents of up to four decimals.
 * Source: wire reference 3.2.
 * @throws ShopError PERCENT_INVALID, AMOUNT_NOT_FINITE.
 */
export function netFromGross(grossCents: number, percent: number): number {
  return multiplyDivide(grossCents, WHOLE, WHOLE + percentUnits(percent));
}
