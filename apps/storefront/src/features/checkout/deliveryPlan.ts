import type { Delay, VisibleLine } from "@shop/core";

type Days = Delay["days"];

/** When a cart arrives: all of it, and what of it arrives before the rest. */
export interface DeliveryPlan {
  /** undefined until every line's days are known */
  all: Days | undefined;
  /** what can be there earlier, where the cart is mixed */
  first: Days | undefined;
}

/**
 * A cart is mixed where some of it is slower than the rest by nature: freight beside parcels, or goods whose earliest day
 * comes after the latest of others.
 */
export function deliveryPlan(
  lines: ReadonlyArray<Pick<VisibleLine, "productSaleElementId" | "freight">>,
  daysOf: ReadonlyMap<number, Days>,
): DeliveryPlan {
  const known = lines.flatMap(({ productSaleElementId: id, freight }) => {
    const days = daysOf.get(id);
    return days === undefined ? [] : [{ ...days, freight }];
  });
  if (known.length < lines.length || known.length === 0) return { all: undefined, first: undefined };
  const all = latest(known);
  const early = known.filter(({ max, freight }) => max < all.min || (!freight && known.some((other) => other.freight)));
  return { all, first: early.length === 0 ? undefined : latest(early) };
}

const latest = (several: readonly Days[]): Days => ({
  min: Math.max(...several.map(({ min }) => min)),
  max: Math.max(...several.map(({ max }) => max)),
});
