import { couponDiscounts } from "../vat/couponDiscounts.js";
import type { VatShare } from "../vat/vatByRate.js";
import { vatOfSale } from "../vat/vatOfSale.js";
import type { CartState } from "./cartState.js";
import { type CartTotals, cartTotals } from "./cartTotals.js";
import { type VisibleLine, visibleLines } from "./visibleLines.js";

/** A cart as it shows, with everything recomputed for its lines. */
export interface CartSummary extends CartTotals {
  lines: readonly VisibleLine[];
  /** contained in the total, one entry per rate, highest first; without the postage's while that is unknown */
  vat: readonly VatShare[];
  /** computed here, not answered yet: goods, discount and VAT are what the shop will say, postage is the last that is known */
  provisional: boolean;
}

/**
 * The sums of what shows, unanswered actions included: percent coupons are recalculated, fixed ones capped, those whose
 * condition is no longer met give nothing. An empty cart costs no postage.
 *
 * @param postage the last quote, gross cents, and the country's VAT percent for a cart without goods
 */
export function cartSummary(
  { confirmed, queue }: Pick<CartState, "confirmed" | "queue">,
  postage: { postageCents?: number | undefined; countryPercent?: number | undefined } = {},
): CartSummary {
  const lines = visibleLines({ confirmed, queue });
  const provisional = queue.length > 0;
  const reducible = lines.map((line) => ({ ...line, promo: line.regularCents !== undefined }));
  const computed = couponDiscounts(reducible, confirmed?.coupons ?? []);
  const answered = confirmed?.discountCents ?? 0;
  // A shop that tells no terms: what it took off stays, as far as there are goods.
  const isTold = confirmed?.coupons !== undefined;
  const shippingCents = lines.length === 0 ? 0 : postage.postageCents;
  const goodsCents = lines.reduce((sum, line) => sum + line.unitCents * line.quantity, 0);
  const discountCents = provisional ? (isTold ? computed.discountCents : Math.min(answered, goodsCents)) : answered;
  const goods = lines.map((line, at) => ({
    grossCents: line.unitCents * line.quantity,
    discountCents: computed.byLine[at] ?? 0,
    percent: line.vatPercent,
  }));
  return {
    ...cartTotals({ lines, discountCents, shippingCents }),
    lines,
    vat: vatOfSale(goods, shippingCents, postage.countryPercent),
    provisional,
  };
}
