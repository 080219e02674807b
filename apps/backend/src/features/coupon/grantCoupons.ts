import type { Coupon } from "./coupon.queries.ts";
import { type CouponReason, reasonAgainst } from "./couponReason.ts";
import { discountsOf, type FullLine, isReduced } from "./discounts.ts";

/** A coupon of a cart with what it gives now. */
export interface GrantedCoupon extends Coupon {
  /** why it gives nothing for the time being */
  reason: Exclude<CouponReason, "unknown"> | undefined;
  discountCents: number;
}

export interface Grants {
  coupons: GrantedCoupon[];
  /** of each line */
  lineDiscounts: number[];
  discountCents: number;
}

/** What the coupons of a cart give for its lines. One that does not hold stays with the cart, and gives nothing. */
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
 * Only those that may be combined add up: any other stands alone, and the later one stays. Entering a coupon keeps to
 * that; the coupons of two carts that become one need not. Source: wire reference 3.5.
 */
const standing = (coupons: readonly Coupon[]): readonly Coupon[] =>
  coupons.reduce<readonly Coupon[]>(
    (kept, coupon) => (coupon.cumulative && kept.every(({ cumulative }) => cumulative) ? [...kept, coupon] : [coupon]),
    [],
  );

/** Why a coupon does not hold for these lines; undefined: it holds. */
export const reasonIn = (lines: readonly FullLine[], coupon: Coupon, now: Date): GrantedCoupon["reason"] =>
  reasonAgainst(coupon, {
    now,
    goodsCents: lines.reduce((sum, { grossCents }) => sum + grossCents, 0),
    reduces: lines.some((line) => isReduced(line, coupon)),
  });

/** A coupon that holds makes this way of delivery free in this country. */
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
