import type { VatShare } from "../../db/tables.ts";

/** A gross amount and the VAT percent in it, as exact text ("20.0000"). */
export interface TaxedAmount {
  grossCents: number;
  percent: string;
}

/** VAT percents have at most four decimals, as their column has. */
const UNITS_PER_PERCENT = 10_000;
const WHOLE = 100 * UNITS_PER_PERCENT;

/**
 * What each VAT rate makes up of the amounts, highest rate first. The tax is rounded once per rate, half away from zero,
 * and the net is the rest, so that the two always add up to what is paid.
 */
export function vatShares(amounts: readonly TaxedAmount[]): VatShare[] {
  const sums = new Map<number, number>();
  for (const { grossCents, percent } of amounts) {
    const units = Math.round(Number(percent) * UNITS_PER_PERCENT);
    sums.set(units, (sums.get(units) ?? 0) + grossCents);
  }
  return [...sums]
    .toSorted(([a], [b]) => b - a)
    .map(([units, grossCents]) => {
      const taxCents = roundedQuotient(grossCents * units, WHOLE + units);
      return { percent: units / UNITS_PER_PERCENT, netCents: grossCents - taxCents, taxCents, grossCents };
    });
}

/** The VAT in one gross amount. */
export function taxIn(amount: TaxedAmount): number {
  return vatShares([amount]).reduce((sum, share) => sum + share.taxCents, 0);
}

/** The rate of what comes with the goods (postage, fee): the highest among them, else the country's. */
export function accessoryPercent(goods: readonly TaxedAmount[], countryPercent: string): string {
  const [highest = countryPercent] = goods.map(({ percent }) => percent).toSorted((a, b) => Number(b) - Number(a));
  return highest;
}

// Exact: amounts are below 2^31 cents and a percent of 100 is 2^20 units, so no product leaves the safe integers.
function roundedQuotient(dividend: number, divisor: number): number {
  const rest = dividend % divisor;
  return (dividend - rest) / divisor + (rest * 2 >= divisor ? 1 : 0);
}
