import { allocateCents } from "./allocateCents.ts";

/** Discount of a coupon. At most one of `amountCents` and `percent` is set; with neither, only shipping is free. */
export interface CouponTerms {
  /** Gross, in cents. */
  amountCents: number | null;
  /** Exact text, at most four decimals. */
  percent: string | null;
  /** Also applies to lines on promotion. */
  appliesToPromotions: boolean;
  /** Variant ids of the cart that it applies to; null: all. */
  variantIds: readonly number[] | null;
}

/** Line before any coupon. */
export interface DiscountableLine {
  variantId: number;
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
const HUNDRED_PERCENT = BigInt(100 * UNITS_PER_PERCENT);

/**
 * Computes the discounts in the order of entry. A percentage refers to the full price of the coupon's lines, an amount
 * is capped by it; neither exceeds what remains of these lines.
 * Each discount is allocated to the lines in proportion to what remains, which determines VAT and refunds per line
 * (decision 0011).
 */
export function computeDiscounts(lines: readonly DiscountableLine[], coupons: readonly CouponTerms[]): Discounts {
  const left = lines.map(({ grossCents }) => grossCents);
  const byCoupon = coupons.map((coupon) => {
    const eligible = lines.flatMap((line, place) => (isEligibleLine(line, coupon) ? [{ ...line, place }] : []));
    const leftOfEligible = eligible.map(({ place }) => left[place] ?? 0);
    const granted = Math.min(
      couponAmount(coupon, sum(eligible.map(({ grossCents }) => grossCents))),
      sum(leftOfEligible),
    );
    const shares = allocateCents(granted, leftOfEligible);
    for (const [at, { place }] of eligible.entries()) left[place] = (left[place] ?? 0) - (shares[at] ?? 0);
    return granted;
  });
  return { byCoupon, byLine: lines.map(({ grossCents }, place) => grossCents - (left[place] ?? 0)) };
}

export const isEligibleLine = (line: DiscountableLine, coupon: CouponTerms): boolean =>
  (coupon.appliesToPromotions || !line.promo) && (coupon.variantIds?.includes(line.variantId) ?? true);

function couponAmount({ amountCents, percent }: CouponTerms, eligibleCents: number): number {
  if (amountCents !== null) return Math.min(amountCents, eligibleCents);
  const units = BigInt(Math.round(Number(percent ?? "0") * UNITS_PER_PERCENT));
  // Rounds half away from zero.
  return Number((2n * BigInt(eligibleCents) * units + HUNDRED_PERCENT) / (2n * HUNDRED_PERCENT));
}

const sum = (cents: readonly number[]): number => cents.reduce((total, part) => total + part, 0);
