import { splitCents } from "../money/splitCents.js";
import { couponDiscounts } from "../vat/couponDiscounts.js";
import type { VatShare } from "../vat/vatByRate.js";
import { vatOfSale } from "../vat/vatOfSale.js";
import type { CartState } from "./cartState.js";
import { type CartTotals, cartTotals } from "./cartTotals.js";
import { type VisibleLine, visibleLines } from "./visibleLines.js";

/** Visible line with its coupon discount for the whole line, in gross cents. */
export interface SummaryLine extends VisibleLine {
  discountCents: number;
}

/** Visible cart with recalculated totals. */
export interface CartSummary extends CartTotals {
  lines: readonly SummaryLine[];
  /** VAT contained in the total per rate, highest first; without that of shipping while its cost is unknown. */
  vat: readonly VatShare[];
  /** Totals are estimated: the backend has not confirmed all mutations, or the shipping cost is an estimate. */
  provisional: boolean;
}

/**
 * Calculates the totals of the visible cart, including unconfirmed mutations. Percent coupons are recalculated, fixed
 * ones capped, those with unmet conditions have no effect. An empty cart has no shipping cost.
 *
 * @param postage gross shipping cost of the visible cart as in `shop.delivery`, whether it is an estimate, and the VAT
 * percent of the country for a cart without lines
 */
export function cartSummary(
  { confirmed, queue }: Pick<CartState, "confirmed" | "queue">,
  postage: {
    postageCents?: number | undefined;
    provisional?: boolean | undefined;
    countryPercent?: number | undefined;
  } = {},
): CartSummary {
  const lines = visibleLines({ confirmed, queue });
  const full = lines.map(({ unitCents, quantity }) => unitCents * quantity);
  const goodsCents = full.reduce((sum, cents) => sum + cents, 0);
  const reducible = lines.map((line) => ({ ...line, promo: line.regularCents !== undefined }));
  const computed = couponDiscounts(reducible, confirmed?.coupons ?? []);
  // Without coupon terms the last confirmed discount stays, capped at the subtotal.
  const isComputed = queue.length > 0 && confirmed?.coupons !== undefined;
  const answered = confirmed?.discountCents ?? 0;
  const discountCents = isComputed
    ? computed.discountCents
    : queue.length > 0
      ? Math.min(answered, goodsCents)
      : answered;
  // A discount the terms do not explain is allocated by price and capped, so that no line becomes negative.
  const byLine =
    computed.discountCents === discountCents ? computed.byLine : splitCents(Math.min(discountCents, goodsCents), full);
  const shippingCents = lines.length === 0 ? 0 : postage.postageCents;
  const goods = lines.map((line, at) => ({
    grossCents: full[at] ?? 0,
    discountCents: byLine[at] ?? 0,
    percent: line.vatPercent,
  }));
  return {
    ...cartTotals({ lines, discountCents, shippingCents }),
    lines: lines.map((line, at) => ({ ...line, discountCents: byLine[at] ?? 0 })),
    vat: vatOfSale(goods, shippingCents, postage.countryPercent),
    provisional: queue.length > 0 || (lines.length > 0 && postage.provisional === true),
  };
}
