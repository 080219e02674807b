import type { UseCart, UseShipping } from "@shop/react";

/**
 * Returns the total the shopper agrees to: subtotal − discount + shipping + fee, in gross cents. Undefined while
 * shipping is loading or estimated: an order needs an amount that the backend has confirmed.
 */
export function orderTotal(
  { subtotalCents, discountCents }: Pick<UseCart, "subtotalCents" | "discountCents">,
  { isLoading, isEstimated, shippingCents }: Pick<UseShipping, "isLoading" | "isEstimated" | "shippingCents">,
  feeCents = 0,
): number | undefined {
  if (isLoading || isEstimated || shippingCents === undefined) return undefined;
  return Math.max(0, subtotalCents - discountCents) + shippingCents + feeCents;
}
