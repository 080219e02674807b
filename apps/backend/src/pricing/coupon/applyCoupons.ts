import type { Coupon } from "./coupon.queries.ts";
import { type CouponRejection, checkConditions } from "./checkConditions.ts";
import { computeDiscounts, type DiscountableLine, isEligibleLine } from "./computeDiscounts.ts";

/** Coupon of a cart with its current effect. */
export interface AppliedCoupon extends Coupon {
  /** Why it currently grants nothing. */
  reason: Exclude<CouponRejection, "unknown"> | undefined;
  discountCents: number;
}

export interface AppliedCoupons {
  coupons: AppliedCoupon[];
  /** Gross cents per line. */
  lineDiscounts: number[];
  discountCents: number;
}

/** Applies the coupons of a cart to its lines. Invalid coupons stay in the cart and grant nothing. */
export function applyCoupons(
  lines: readonly DiscountableLine[],
  coupons: readonly Coupon[],
  now: Date,
): AppliedCoupons {
  const checked = combinable(coupons).map((coupon) => ({ ...coupon, reason: checkCoupon(lines, coupon, now) }));
  const { byCoupon, byLine } = computeDiscounts(
    lines,
    checked.filter(({ reason }) => reason === undefined),
  );
  const amounts = byCoupon.values();
  const applied = checked.map((coupon) => ({
    ...coupon,
    discountCents: coupon.reason === undefined ? (amounts.next().value ?? 0) : 0,
  }));
  return { coupons: applied, lineDiscounts: byLine, discountCents: byLine.reduce((sum, cents) => sum + cents, 0) };
}

/**
 * Only cumulative coupons combine; otherwise the later coupon wins. Merged carts may hold other combinations. Source:
 * wire reference 3.5.
 */
const combinable = (coupons: readonly Coupon[]): readonly Coupon[] =>
  coupons.reduce<readonly Coupon[]>(
    (combined, coupon) =>
      coupon.isCumulative && combined.every(({ isCumulative }) => isCumulative) ? [...combined, coupon] : [coupon],
    [],
  );

/** Returns why a coupon is invalid for these lines; `undefined` when valid. */
export const checkCoupon = (lines: readonly DiscountableLine[], coupon: Coupon, now: Date): AppliedCoupon["reason"] =>
  checkConditions(coupon, {
    now,
    subtotalCents: lines.reduce((sum, { grossCents }) => sum + grossCents, 0),
    hasEligibleLine: lines.some((line) => isEligibleLine(line, coupon)),
  });

/** Whether a valid coupon makes this shipping method free in this country. */
export const grantsFreeShipping = (
  coupons: readonly Pick<AppliedCoupon, "reason" | "freeShipping" | "shippingCountryIds" | "shippingMethodIds">[],
  shipping: { methodId: number; countryId: number },
): boolean =>
  coupons.some(
    ({ reason, freeShipping, shippingCountryIds, shippingMethodIds }) =>
      reason === undefined &&
      freeShipping &&
      appliesTo(shippingCountryIds, shipping.countryId) &&
      appliesTo(shippingMethodIds, shipping.methodId),
  );

const appliesTo = (ids: readonly number[], id: number): boolean => ids.length === 0 || ids.includes(id);
