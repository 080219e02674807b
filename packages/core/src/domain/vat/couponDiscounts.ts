import { multiplyDivide } from "../money/multiplyDivide.js";
import { splitCents } from "../money/splitCents.js";
import { percentUnits, WHOLE } from "./percentUnits.js";

/** Cart line before discounts; gross price = unit × quantity. */
export interface ReducibleLine {
  productSaleElementId: number;
  quantity: number;
  unitCents: number;
  /** The line is on promotion. */
  promo: boolean;
}

/** Conditions and discount of a coupon: `amountCents`, `percent`, or neither (shipping only). */
export interface CouponTerms {
  amountCents: number | undefined;
  percent: number | undefined;
  minGoodsCents: number;
  onPromotions: boolean;
  /** Variants the coupon applies to; undefined: all. */
  saleElementIds: readonly number[] | undefined;
  /** Rejection reason from the backend; only "condition_not_met" can be resolved by changing the cart. */
  reason?: string | undefined;
}

/** Reasons under which a coupon can apply to the current cart. */
const MENDABLE: ReadonlySet<string> = new Set(["", "condition_not_met"]);

/** Discounts of all coupons of a cart. Amounts are gross cents. */
export interface CouponDiscounts {
  /** Per coupon, in gross cents; undefined when its conditions are not met. */
  byCoupon: (number | undefined)[];
  /** Per line, in gross cents. */
  byLine: number[];
  discountCents: number;
}

/**
 * Calculates coupon discounts in the order the coupons were entered, with the same rules as the backend. A percent
 * applies to the full price of the eligible lines, an amount is capped at that price; neither exceeds what earlier
 * coupons left. Each discount is allocated to its lines by their remaining price.
 * @throws ShopError PERCENT_INVALID, AMOUNT_NOT_FINITE
 */
export function couponDiscounts(lines: readonly ReducibleLine[], coupons: readonly CouponTerms[]): CouponDiscounts {
  const full = lines.map(({ unitCents, quantity }) => unitCents * quantity);
  const left = [...full];
  const byCoupon = coupons.map((coupon) => {
    const places = [...lines.keys()].filter((place) => isFor(coupon, lines[place]));
    if (!MENDABLE.has(coupon.reason ?? "")) return undefined;
    if (places.length === 0 || sum(full) < coupon.minGoodsCents) return undefined;
    const weights = places.map((place) => left[place] ?? 0);
    const base = sum(places.map((place) => full[place] ?? 0));
    const wanted =
      coupon.amountCents === undefined
        ? multiplyDivide(base, percentUnits(coupon.percent ?? 0), WHOLE)
        : Math.min(coupon.amountCents, base);
    const granted = Math.min(wanted, sum(weights));
    const parts = splitCents(granted, weights);
    for (const [at, place] of places.entries()) left[place] = (left[place] ?? 0) - (parts[at] ?? 0);
    return granted;
  });
  const byLine = full.map((cents, place) => cents - (left[place] ?? 0));
  return { byCoupon, byLine, discountCents: sum(byLine) };
}

const isFor = ({ onPromotions, saleElementIds }: CouponTerms, line: ReducibleLine | undefined): boolean =>
  line !== undefined &&
  (onPromotions || !line.promo) &&
  (saleElementIds === undefined || saleElementIds.includes(line.productSaleElementId));

const sum = (cents: readonly number[]): number => cents.reduce((total, part) => total + part, 0);
