import type { UseCart, UseDelivery } from "@shop/react";

/**
 * Returns the total the shopper agrees to: subtotal − discount + shipping + fee, in gross cents. Undefined while
 * shipping is loading or estimated: an order needs an amount that the backend has confirmed.
 */
export function orderTotal(
  { goodsCents, discountCents }: Pick<UseCart, "goodsCents" | "discountCents">,
  { loading, provisional, postageCents }: Pick<UseDelivery, "loading" | "provisional" | "postageCents">,
  feeCents = 0,
): number | undefined {
  if (loading || provisional || postageCents === undefined) return undefined;
  return Math.max(0, goodsCents - discountCents) + postageCents + feeCents;
}
