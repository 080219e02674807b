import type { VatShare } from "../platform/db/values.ts";
import { allocateCents } from "./coupon/allocateCents.ts";

/** Gross amount with its VAT percent as exact text ("20.0000"). */
export interface TaxedAmount {
  grossCents: number;
  percent: string;
}

export interface DiscountedLine {
  /** Before the discount. */
  grossCents: number;
  discountCents: number;
  vatPercent: string;
}

/** VAT percents have at most four decimals, as in the database column. */
const UNITS_PER_PERCENT = 10_000;
const HUNDRED_PERCENT = 100 * UNITS_PER_PERCENT;

/**
 * Returns the VAT breakdown, highest rate first. Rounds the tax once per rate, half away from zero; net is the
 * remainder, so that both add up to gross.
 */
export function computeVatBreakdown(amounts: readonly TaxedAmount[]): VatShare[] {
  return [...sumByRate(amounts)].map(([units, grossCents]) => {
    const taxCents = divideRounded(BigInt(grossCents) * BigInt(units), BigInt(HUNDRED_PERCENT + units));
    return { percent: units / UNITS_PER_PERCENT, netCents: grossCents - taxCents, taxCents, grossCents };
  });
}

export const lineAmounts = (lines: readonly DiscountedLine[]): TaxedAmount[] =>
  lines.map(({ grossCents, discountCents, vatPercent }) => ({
    grossCents: grossCents - discountCents,
    percent: vatPercent,
  }));

/**
 * Apportions shipping or a fee among the VAT rates of the lines by discounted price, largest remainder first; by full
 * price when coupons pay for everything; at the country's rate without lines (decision 0080).
 */
export function apportionByVatRate(
  cents: number,
  lines: readonly DiscountedLine[],
  countryPercent: string,
): TaxedAmount[] {
  const discounted = sumByRate(lineAmounts(lines));
  const full = sumByRate(lines.map(({ grossCents, vatPercent }) => ({ grossCents, percent: vatPercent })));
  const shares = [discounted, full].find((sums) => [...sums.values()].some((sum) => sum > 0));
  if (shares === undefined) return [{ grossCents: cents, percent: countryPercent }];
  const rates = [...shares.keys()];
  return allocateCents(cents, [...shares.values()]).map((grossCents, at) => ({
    grossCents,
    percent: String((rates[at] ?? 0) / UNITS_PER_PERCENT),
  }));
}

export const sumVat = (amounts: readonly TaxedAmount[]): number =>
  computeVatBreakdown(amounts).reduce((sum, share) => sum + share.taxCents, 0);

/** Gross cents by rate in units, highest rate first. */
function sumByRate(amounts: readonly TaxedAmount[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { grossCents, percent } of amounts) {
    const units = Math.round(Number(percent) * UNITS_PER_PERCENT);
    sums.set(units, (sums.get(units) ?? 0) + grossCents);
  }
  return new Map([...sums].toSorted(([a], [b]) => b - a));
}

const divideRounded = (dividend: bigint, divisor: bigint): number => Number((2n * dividend + divisor) / (2n * divisor));
