import { splitCents } from "../money/splitCents.js";
import { couponDiscounts } from "../vat/couponDiscounts.js";
import type { VatShare } from "../vat/vatByRate.js";
import { vatOfSale } from "../vat/vatOfSale.js";
import type { CartState } from "./cartState.js";
import { type CartTotals, cartTotals } from "./cartTotals.js";
import { type VisibleLine, visibleLines } from "./visibleLines.js";

/** A line with what the coupons take off the whole of it, gross cents. */
export interface SummaryLine extends VisibleLine {
  discountCents: number;
}

/** A cart as it shows, with everything recomputed for its lines. */
export interface CartSummary extends CartTotals {
  lines: readonly SummaryLine[];
  /** contained in the total, one entry per rate, highest first; without the postage's while that is unknown */
  vat: readonly VatShare[];
  /** computed here, not answered yet: goods, discount, VAT and postage are what the shop is expected to say */
  provisional: boolean;
}

/**
 * The sums of what shows, unanswered actions included: percent coupons are recalculated, fixed ones capped, those whose
 * condition is no longer met give nothing. An empty cart costs no postage.
 *
 * @param postage of the cart as it shows, gross cents, as `shop.delivery` has it; whether it was computed here; and the
 * country's VAT percent for a cart without goods
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
  // A shop that tells no terms: what it took off stays, as far as there are goods.
  const isComputed = queue.length > 0 && confirmed?.coupons !== undefined;
  const answered = confirmed?.discountCents ?? 0;
  const discountCents = isComputed
    ? computed.discountCents
    : queue.length > 0
      ? Math.min(answered, goodsCents)
      : answered;
  // What the terms do not explain is divided by price: the VAT of the rest is never more than what is paid.
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
