import { splitCents } from "./splitCents.ts";

/** Discount of a coupon. At most one of `amountCents` and `percent` is set; with neither, only shipping is free. */
export interface CouponTerms {
  /** Gross, in cents. */
  amountCents: number | null;
  /** Exact text, at most four decimals. */
  percent: string | null;
  /** Also applies to lines on promotion. */
  onPromotions: boolean;
  /** Variant ids of the cart that it applies to; null: all. */
  saleElementIds: readonly number[] | null;
}

/** Line before any coupon. */
export interface FullLine {
  saleElementId: number;
  promo: boolean;
  grossCents: number;
}

export interface Discounts {
  /** Gross cents per coupon. */
  byCoupon: number[];
  /** Gross cents per line. */
  byLine: number[];
}

const UNITS_PER_PERCENT = 10_000;
const WHOLE = BigInt(100 * UNITS_PER_PERCENT);

/**
 * Computes the discounts in the order of entry. A percentage refers to the full price of the coupon's lines, an amount
 * is capped by it; neither exceeds what remains of these lines.
 * Each discount is allocated to the lines in proportion to what remains, which determines VAT and refunds per line
 * (decision 0011).
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

export const isReduced = (line: FullLine, coupon: CouponTerms): boolean =>
  (coupon.onPromotions || !line.promo) && (coupon.saleElementIds?.includes(line.saleElementId) ?? true);

function effectOf({ amountCents, percent }: CouponTerms, goodsCents: number): number {
  if (amountCents !== null) return Math.min(amountCents, goodsCents);
  const units = BigInt(Math.round(Number(percent ?? "0") * UNITS_PER_PERCENT));
  // Rounds half away from zero.
  return Number((2n * BigInt(goodsCents) * units + WHOLE) / (2n * WHOLE));
}

const sum = (cents: readonly number[]): number => cents.reduce((total, part) => total + part, 0);
