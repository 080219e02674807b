import { type ShopCents, multiplyDivide, sumCents } from "../money/cents.js";
import { splitCents } from "../money/splitCents.js";
import { percentToPpm, PPM } from "../vat/vat.js";
import type { CartCoupon } from "./cart.js";

/** Totals of a cart in cents. While the shipping cost is unknown, `shippingCents` and `totalCents` are undefined. */
export interface CartTotals<Cents extends number = ShopCents> {
  /** Number of units, not lines. */
  itemCount: number;
  subtotalCents: Cents;
  /** As passed in, even above the subtotal. */
  discountCents: Cents;
  shippingCents: Cents | undefined;
  totalCents: Cents | undefined;
}

/**
 * Calculates the totals of a cart: subtotal = Σ unit × quantity; total = max(0, subtotal − discount) + shipping.
 * @throws ShopError AMOUNT_NOT_FINITE for a quantity of NaN or Infinity
 */
export function cartTotals(input: {
  lines: ReadonlyArray<{ quantity: number; unitCents: number }>;
  shippingCents?: number | undefined;
  discountCents?: number | undefined;
}): CartTotals<number> {
  const { lines, shippingCents, discountCents = 0 } = input;
  const itemCount = lines.reduce((count, { quantity }) => count + quantity, 0);
  const subtotalCents = sumCents(lines.map(({ quantity, unitCents }) => multiplyDivide(quantity, unitCents, 1)));
  const totalCents =
    shippingCents === undefined ? undefined : Math.max(0, subtotalCents - discountCents) + shippingCents;
  return { itemCount, subtotalCents, discountCents, shippingCents, totalCents };
}

export interface DiscountableLine {
  variantId: number;
  quantity: number;
  unitCents: number;
  isPromotion: boolean;
}

export type CouponTerms = { reason?: string | undefined } & Pick<
  CartCoupon,
  "amountCents" | "percent" | "minSubtotalCents" | "appliesToPromotions" | "variantIds"
>;

/**
 * Calculates coupon discounts in the order the coupons were entered, with the same rules as the backend. A percent
 * applies to the full price of the eligible lines, an amount is capped at that price; neither exceeds what earlier
 * coupons left. Each discount is allocated to its lines by their remaining price.
 * @returns gross cents; undefined for a coupon whose conditions are not met
 */
export function calculateCouponDiscounts(
  lines: readonly DiscountableLine[],
  coupons: readonly CouponTerms[],
): { byCoupon: (number | undefined)[]; byLine: number[]; discountCents: number } {
  const full = lines.map(({ unitCents, quantity }) => unitCents * quantity);
  const remaining = [...full];
  const byCoupon = coupons.map((coupon) => {
    // A change of the cart can only resolve the reason "condition_not_met".
    if (!["", "condition_not_met"].includes(coupon.reason ?? "")) return undefined;
    const eligible = lines.flatMap((line, index) => (isEligible(coupon, line) ? [index] : []));
    if (eligible.length === 0 || sumCents(full) < coupon.minSubtotalCents) return undefined;
    const weights = eligible.map((index) => remaining[index] ?? 0);
    const base = sumCents(eligible.map((index) => full[index] ?? 0));
    const discountCents =
      coupon.amountCents === undefined
        ? multiplyDivide(base, percentToPpm(coupon.percent ?? 0), PPM)
        : Math.min(coupon.amountCents, base);
    const grantedCents = Math.min(discountCents, sumCents(weights));
    const parts = splitCents(grantedCents, weights);
    for (const [position, index] of eligible.entries())
      remaining[index] = (weights[position] ?? 0) - (parts[position] ?? 0);
    return grantedCents;
  });
  const byLine = full.map((cents, index) => cents - (remaining[index] ?? 0));
  return { byCoupon, byLine, discountCents: sumCents(byLine) };
}

const isEligible = ({ appliesToPromotions, variantIds }: CouponTerms, line: DiscountableLine): boolean =>
  (appliesToPromotions || !line.isPromotion) && (variantIds?.includes(line.variantId) ?? true);
