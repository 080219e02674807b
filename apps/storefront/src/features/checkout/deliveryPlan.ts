import type { Delay, VisibleLine } from "@shop/core";

type Days = Delay["days"];

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
