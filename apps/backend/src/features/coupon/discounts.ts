import { splitCents } from "./splitCents.ts";

/** What a coupon takes off. One of `amountCents` and `percent` is set, or none: then it only frees the postage. */
export interface CouponTerms {
  /** gross */
  amountCents: number | null;
  /** exact text, at most four decimals */
  percent: string | null;
  /** goods on promotion are reduced too */
  onPromotions: boolean;
  /** the sale elements of the cart that it reduces; null: all */
  saleElementIds: readonly number[] | null;
}

/** A line before any coupon. */
export interface FullLine {
  saleElementId: number;
  promo: boolean;
  grossCents: number;
}

export interface Discounts {
  /** of each coupon, gross cents */
  byCoupon: number[];
  /** of each line, gross cents */
  byLine: number[];
}

const UNITS_PER_PERCENT = 10_000;
const WHOLE = BigInt(100 * UNITS_PER_PERCENT);

/**
 * What coupons take off, in the order in which they were entered. A percent is taken of the full price of its goods,
 * whatever other coupons took before; an amount is at most that price. Neither takes more than is left of its goods, so
 * that together they never take more than the cart. What a coupon takes is divided among its goods in proportion to
 * what is left of each: their VAT, and what is paid back for one of them, follow from that (decision 0011).
 */
export function discountsOf(lines: readonly FullLine[], coupons: readonly CouponTerms[]): Discounts {
  const left = lines.map(({ grossCents }) => grossCents);
  const byCoupon = coupons.map((coupon) => {
    const goods = lines.flatMap((line, place) => (isReduced(line, coupon) ? [{ ...line, place }] : []));
    const leftOfGoods = goods.map(({ place }) => left[place] ?? 0);
    const granted = Math.min(effectOf(coupon, sum(goods.map(({ grossCents }) => grossCents))), sum(leftOfGoods));
    const shares = splitCents(granted, leftOfGoods);
    for (const [at, { place }] of goods.entries()) left[place] = (left[place] ?? 0) - (shares[at] ?? 0);
    return granted;
  });
  return { byCoupon, byLine: lines.map(({ grossCents }, place) => grossCents - (left[place] ?? 0)) };
}

/** The coupon is for this line. */
export const isReduced = (line: FullLine, coupon: CouponTerms): boolean =>
  (coupon.onPromotions || !line.promo) && (coupon.saleElementIds?.includes(line.saleElementId) ?? true);

function effectOf({ amountCents, percent }: CouponTerms, goodsCents: number): number {
  if (amountCents !== null) return Math.min(amountCents, goodsCents);
  const units = BigInt(Math.round(Number(percent ?? "0") * UNITS_PER_PERCENT));
  // Half away from zero.
  return Number((2n * BigInt(goodsCents) * units + WHOLE) / (2n * WHOLE));
}

const sum = (cents: readonly number[]): number => cents.reduce((total, part) => total + part, 0);
