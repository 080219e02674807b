import type { DeliveryTime, VisibleLine } from "@shop/core";

type Days = DeliveryTime["days"];

/** Delivery times of a cart, in working days. */
export interface DeliveryPlan {
  /** Days until the whole cart arrives; undefined until they are known for every line. */
  all: Days | undefined;
  /** Days of the part of a mixed cart that can arrive earlier. */
  first: Days | undefined;
}

/**
 * A cart is mixed when some lines are slower than others: freight beside parcels, or an earliest day after the latest
 * day of other lines.
 */
export function deliveryPlan(
  lines: ReadonlyArray<Pick<VisibleLine, "variantId" | "freight">>,
  daysOf: ReadonlyMap<number, Days>,
): DeliveryPlan {
  const timed = lines.flatMap(({ variantId, freight }) => {
    const days = daysOf.get(variantId);
    return days === undefined ? [] : [{ ...days, freight }];
  });
  if (timed.length < lines.length || timed.length === 0) return { all: undefined, first: undefined };
  const all = latest(timed);
  const early = timed.filter(({ max, freight }) => max < all.min || (!freight && timed.some((other) => other.freight)));
  return { all, first: early.length === 0 ? undefined : latest(early) };
}

const latest = (days: readonly Days[]): Days => ({
  min: Math.max(...days.map(({ min }) => min)),
  max: Math.max(...days.map(({ max }) => max)),
});
