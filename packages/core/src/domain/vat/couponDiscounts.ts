import { multiplyDivide } from "../money/multiplyDivide.js";
import { splitCents } from "../money/splitCents.js";
import { percentUnits, WHOLE } from "./percentUnits.js";

/** A line before any coupon; its gross price is unit × quantity. */
export interface ReducibleLine {
  productSaleElementId: number;
  quantity: number;
  unitCents: number;
  /** it is on promotion */
  promo: boolean;
}

/** What a coupon demands and gives. One of `amountCents` and `percent`, or none. */
export interface CouponTerms {
  amountCents: number | undefined;
  percent: number | undefined;
  minGoodsCents: number;
  onPromotions: boolean;
  /** the goods it reduces; undefined: all */
  saleElementIds: readonly number[] | undefined;
  /** why the shop refuses it: what no change of the cart can mend keeps it from giving anything */
  reason?: string | undefined;
}

/** What the shop says of a coupon that holds, or may hold for another cart. */
const MENDABLE: ReadonlySet<string> = new Set(["", "condition_not_met"]);

/** What coupons take off a cart. Amounts are gross cents. */
export interface CouponDiscounts {
  /** of each coupon, gross cents; undefined where its conditions are not met */
  byCoupon: (number | undefined)[];
  /** of each line, gross cents */
  byLine: number[];
  discountCents: number;
}

/**
 * What coupons take off a cart, in the order in which they were entered: the backend's rule once more, so that a cart can
 * show it at once. A percent is of the full price of its goods, an amount at most that price; neither takes more than
 * the coupons before left of its goods. Each coupon is divided among its lines by what is left of them.
 * @throws ShopError PERCENT_INVALID, AMOUNT_NOT_FINITE.
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
