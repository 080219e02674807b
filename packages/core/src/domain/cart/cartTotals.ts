import { multiplyDivide } from "../money/multiplyDivide.js";
import type { CartLine } from "./cartLines.js";

/** A cart's sums in cents. An unknown shipment leaves `shippingCents` and `totalCents` undefined. */
export interface CartTotals {
  /** pieces, not lines */
  itemCount: number;
  goodsCents: number;
  /** as given, also where it is above the goods */
  discountCents: number;
  shippingCents: number | undefined;
  totalCents: number | undefined;
}

/**
 * goods = Σ unit × quantity; total = max(0, goods − discount) + shipping: a coupon never pays the postage.
 * Source: specification 2 (mini cart), decision D16.
 * @throws ShopError AMOUNT_NOT_FINITE for a quantity that is NaN or infinite.
 */
export function cartTotals(input: {
  lines: readonly CartLine[];
  shippingCents?: number | undefined;
  discountCents?: number | undefined;
}): CartTotals {
  const { lines, shippingCents, discountCents = 0 } = input;
  let itemCount = 0;
  let goodsCents = 0;
  for (const { quantity, unitCents } of lines) {
    itemCount += quantity;
    goodsCents += multiplyDivide(quantity, unitCents, 1);
  }
  const totalCents = shippingCents === undefined ? undefined : Math.max(0, goodsCents - discountCents) + shippingCents;
  return { itemCount, goodsCents, discountCents, shippingCents, totalCents };
}
