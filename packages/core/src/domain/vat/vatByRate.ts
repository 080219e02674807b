import { multiplyDivide } from "../money/multiplyDivide.js";
import { percentToPpm, PPM } from "./percentToPpm.js";

/** Total of one VAT rate in cents: `netCents + vatCents === grossCents`. */
export interface VatSubtotal {
  percent: number;
  grossCents: number;
  vatCents: number;
  netCents: number;
}

/**
 * Calculates the VAT contained in gross amounts, one entry per rate, highest rate first. VAT is rounded once per rate
 * (not per line), half away from zero; net is the remainder.
 * @throws ShopError PERCENT_INVALID, AMOUNT_NOT_FINITE
 */
export function vatByRate(amounts: ReadonlyArray<{ grossCents: number; percent: number }>): VatSubtotal[] {
  const sums = new Map<number, number>();
  for (const { grossCents, percent } of amounts) {
    sums.set(percent, (sums.get(percent) ?? 0) + grossCents);
  }
  return [...sums]
    .map(([percent, grossCents]) => {
      const ppm = percentToPpm(percent);
      const vatCents = multiplyDivide(grossCents, ppm, PPM + ppm);
      return { percent, grossCents, vatCents, netCents: grossCents - vatCents };
    })
    .toSorted((a, b) => b.percent - a.percent);
}
