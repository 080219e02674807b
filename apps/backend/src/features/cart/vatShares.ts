import type { VatShare } from "../../db/values.ts";
import { splitCents } from "../coupon/splitCents.ts";

/** A gross amount and the VAT percent in it, as exact text ("20.0000"). */
export interface TaxedAmount {
  grossCents: number;
  percent: string;
}

/** Goods with what coupons take off them. */
export interface DiscountedGoods {
  /** before the discount */
  grossCents: number;
  discountCents: number;
  vatPercent: string;
}

/** VAT percents have at most four decimals, as their column has. */
const UNITS_PER_PERCENT = 10_000;
const WHOLE = 100 * UNITS_PER_PERCENT;

/**
 * What each VAT rate makes up of the amounts, highest rate first. The tax is rounded once per rate, half away from zero,
 * and the net is the rest, so that the two always add up to what is paid.
 */
export function vatShares(amounts: readonly TaxedAmount[]): VatShare[] {
  return [...sumsByRate(amounts)].map(([units, grossCents]) => {
    const taxCents = roundedQuotient(BigInt(grossCents) * BigInt(units), BigInt(WHOLE + units));
    return { percent: units / UNITS_PER_PERCENT, netCents: grossCents - taxCents, taxCents, grossCents };
  });
}

/** What is paid for goods, at their VAT. */
export const goodsAmounts = (goods: readonly DiscountedGoods[]): TaxedAmount[] =>
  goods.map(({ grossCents, discountCents, vatPercent }) => ({
    grossCents: grossCents - discountCents,
    percent: vatPercent,
  }));

/**
 * What comes with the goods (postage, fee) shares their VAT: it is divided among the rates in proportion to what is paid
 * at each, largest remainder first; in proportion to the full prices where coupons pay for everything; at the country's
 * rate where there are no goods (decision 0011).
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

/** The VAT in amounts. */
export const taxIn = (amounts: readonly TaxedAmount[]): number =>
  vatShares(amounts).reduce((sum, share) => sum + share.taxCents, 0);

/** Gross cents by rate (in units), highest rate first. */
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
