import { splitCents } from "../domain/money/splitCents.js";
import { calculateCouponDiscounts, type CartTotals, cartTotals } from "../domain/cart/cartTotals.js";
import { type VatSubtotal, calculateSaleVat } from "../domain/vat/vatBreakdown.js";
import type { VisibleLine, CartSnapshot } from "./cartSnapshot.js";

/** Visible line with its coupon discount for the whole line, in gross cents. */
export interface SummaryLine extends VisibleLine {
  discountCents: number;
}

/** Visible cart with recalculated totals. */
export interface CartSummary extends CartTotals {
  lines: readonly SummaryLine[];
  /** VAT contained in the total per rate, highest first; without that of shipping while its cost is unknown. */
  vat: readonly VatSubtotal[];
  /** The backend has not confirmed all mutations for this country, or the shipping cost is an estimate. */
  isEstimated: boolean;
}

/**
 * Calculates the totals of the visible cart, including unconfirmed mutations. Percent coupons are recalculated, fixed
 * ones capped, those with unmet conditions have no effect. An empty cart has no shipping cost.
 * @param shipping gross shipping cost of the visible cart as in `shop.shipping`, whether it is an estimate, and the VAT
 * percent of the country for a cart without lines
 */
export function summarizeCart(
  { lines, confirmed, isPending, isEstimated }: Pick<CartSnapshot, "lines" | "confirmed" | "isPending" | "isEstimated">,
  shipping: {
    shippingCents?: number | undefined;
    isEstimated?: boolean | undefined;
    countryPercent?: number | undefined;
  } = {},
): CartSummary {
  const full = lines.map(({ unitCents, quantity }) => unitCents * quantity);
  const subtotalCents = full.reduce((sum, cents) => sum + cents, 0);
  const discountableLines = lines.map((line) => ({ ...line, isPromotion: line.compareAtCents !== undefined }));
  const computed = calculateCouponDiscounts(discountableLines, confirmed?.coupons ?? []);
  const confirmedCents = confirmed?.discountCents ?? 0;
  // Without coupon terms the last confirmed discount stays, capped at the subtotal.
  const hasTerms = confirmed?.coupons !== undefined;
  const estimatedCents = hasTerms ? computed.discountCents : Math.min(confirmedCents, subtotalCents);
  const discountCents = isPending ? estimatedCents : confirmedCents;
  // A discount the terms do not explain is allocated by price and capped, so that no line becomes negative.
  const byLine =
    computed.discountCents === discountCents
      ? computed.byLine
      : splitCents(Math.min(discountCents, subtotalCents), full);
  const shippingCents = lines.length === 0 ? 0 : shipping.shippingCents;
  const taxableLines = lines.map((line, at) => ({
    grossCents: full[at] ?? 0,
    discountCents: byLine[at] ?? 0,
    percent: line.vatPercent,
  }));
  return {
    ...cartTotals({ lines, discountCents, shippingCents }),
    lines: lines.map((line, at) => ({ ...line, discountCents: byLine[at] ?? 0 })),
    vat: calculateSaleVat(taxableLines, shippingCents, shipping.countryPercent),
    isEstimated: isEstimated || (lines.length > 0 && shipping.isEstimated === true),
  };
}
