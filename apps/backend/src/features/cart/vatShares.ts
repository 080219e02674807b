import type { VatShare } from "../../db/values.ts";
import { splitCents } from "../coupon/splitCents.ts";

/** Gross amount with its VAT percent as exact text ("20.0000"). */
export interface TaxedAmount {
  grossCents: number;
  percent: string;
}

export interface DiscountedGoods {
  /** Before the discount. */
  grossCents: number;
  discountCents: number;
  vatPercent: string;
}

/** VAT percents have at most four decimals, as in the database column. */
const UNITS_PER_PERCENT = 10_000;
const WHOLE = 100 * UNITS_PER_PERCENT;

/**
 * Returns the VAT breakdown, highest rate first. Rounds the tax once per rate, half away from zero; net is the
 * remainder, so that both add up to gross.
 */
export function vatShares(amounts: readonly TaxedAmount[]): VatShare[] {
  return [...sumsByRate(amounts)].map(([units, grossCents]) => {
    const taxCents = roundedQuotient(BigInt(grossCents) * BigInt(units), BigInt(WHOLE + units));
    return { percent: units / UNITS_PER_PERCENT, netCents: grossCents - taxCents, taxCents, grossCents };
  });
}

export const goodsAmounts = (goods: readonly DiscountedGoods[]): TaxedAmount[] =>
  goods.map(({ grossCents, discountCents, vatPercent }) => ({
    grossCents: grossCents - discountCents,
    percent: vatPercent,
  }));

/**
 * Apportions shipping or a fee among the VAT rates of the lines by discounted price, largest remainder first; by full
 * price when coupons pay for everything; at the country's rate without lines (decision 0011).
 */
export function accessoryAmounts(
  cents: number,
  goods: readonly DiscountedGoods[],
  countryPercent: string,
): TaxedAmount[] {
  const paid = sumsByRate(goodsAmounts(goods));
  const full = sumsByRate(goods.map(({ grossCents, vatPercent }) => ({ grossCents, percent: vatPercent })));
  const shares = [paid, full].find((sums) => [...sums.values()].some((sum) => sum > 0));
  if (shares === undefined) return [{ grossCents: cents, percent: countryPercent }];
  const rates = [...shares.keys()];
  return splitCents(cents, [...shares.values()]).map((grossCents, at) => ({
    grossCents,
    percent: String((rates[at] ?? 0) / UNITS_PER_PERCENT),
  }));
}

export const taxIn = (amounts: readonly TaxedAmount[]): number =>
  vatShares(amounts).reduce((sum, share) => sum + share.taxCents, 0);

/** Gross cents by rate in units, highest rate first. */
function sumsByRate(amounts: readonly TaxedAmount[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { grossCents, percent } of amounts) {
    const units = Math.round(Number(percent) * UNITS_PER_PERCENT);
    sums.set(units, (sums.get(units) ?? 0) + grossCents);
  }
  return new Map([...sums].toSorted(([a], [b]) => b - a));
}

const roundedQuotient = (dividend: bigint, divisor: bigint): number =>
  Number((2n * dividend + divisor) / (2n * divisor));
