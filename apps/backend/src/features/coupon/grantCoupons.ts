import type { Coupon } from "./coupon.queries.ts";
import { type CouponReason, reasonAgainst } from "./couponReason.ts";
import { discountsOf, type FullLine, isReduced } from "./discounts.ts";

/** Coupon of a cart with its current effect. */
export interface GrantedCoupon extends Coupon {
  /** Why it currently grants nothing. */
  reason: Exclude<CouponReason, "unknown"> | undefined;
  discountCents: number;
}

export interface Grants {
  coupons: GrantedCoupon[];
  /** Gross cents per line. */
  lineDiscounts: number[];
  discountCents: number;
}

/** Applies the coupons of a cart to its lines. Invalid coupons stay in the cart and grant nothing. */
export function grantCoupons(lines: readonly FullLine[], coupons: readonly Coupon[], now: Date): Grants {
  const judged = standing(coupons).map((coupon) => ({ ...coupon, reason: reasonIn(lines, coupon, now) }));
  const { byCoupon, byLine } = discountsOf(
    lines,
    judged.filter(({ reason }) => reason === undefined),
  );
  const amounts = byCoupon.values();
  const granted = judged.map((coupon) => ({
    ...coupon,
    discountCents: coupon.reason === undefined ? (amounts.next().value ?? 0) : 0,
  }));
  return { coupons: granted, lineDiscounts: byLine, discountCents: byLine.reduce((sum, cents) => sum + cents, 0) };
}

/**
 * Only cumulative coupons combine; otherwise the later coupon wins. Merged carts may hold other combinations. Source:
 * wire reference 3.5.
 */
const standing = (coupons: readonly Coupon[]): readonly Coupon[] =>
  coupons.reduce<readonly Coupon[]>(
    (kept, coupon) => (coupon.cumulative && kept.every(({ cumulative }) => cumulative) ? [...kept, coupon] : [coupon]),
    [],
  );

/** Returns why a coupon is invalid for these lines; `undefined` when valid. */
export const reasonIn = (lines: readonly FullLine[], coupon: Coupon, now: Date): GrantedCoupon["reason"] =>
  reasonAgainst(coupon, {
    now,
    goodsCents: lines.reduce((sum, { grossCents }) => sum + grossCents, 0),
    reduces: lines.some((line) => isReduced(line, coupon)),
  });

/** Whether a valid coupon makes this shipping method free in this country. */
export const freesPostage = (
  coupons: readonly Pick<GrantedCoupon, "reason" | "freePostage" | "postageCountries" | "postageMethods">[],
  delivery: { methodId: number; countryId: number },
): boolean =>
  coupons.some(
    ({ reason, freePostage, postageCountries, postageMethods }) =>
      reason === undefined &&
      freePostage &&
      holdsFor(postageCountries, delivery.countryId) &&
      holdsFor(postageMethods, delivery.methodId),
  );

const holdsFor = (ids: readonly number[], id: number): boolean => ids.length === 0 || ids.includes(id);
