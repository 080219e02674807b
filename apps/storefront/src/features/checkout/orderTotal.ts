import type { UseCart, UseDelivery } from "@shop/react";

/**
 * What the shopper says yes to: goods − discount + postage + fee, in gross cents. Undefined while the postage is asked for,
 * or only computed here: nobody orders at a price that the shop has not said.
 */
export function orderTotal(
  { goodsCents, discountCents }: Pick<UseCart, "goodsCents" | "discountCents">,
  { loading, provisional, postageCents }: Pick<UseDelivery, "loading" | "provisional" | "postageCents">,
  feeCents = 0,
): number | undefined {
  if (loading || provisional || postageCents === undefined) return undefined;
  return Math.max(0, goodsCents - discountCents) + postageCents + feeCents;
}
