import type { DeliveryTime, VisibleLine } from "@shop/core";
import { useShop } from "@shop/react";
import { useQuery } from "@tanstack/react-query";
import { isService } from "./isService.ts";

type Days = DeliveryTime["days"];

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

const STALE_MS = 300_000;

export function useDeliveryPlan(cartLines: readonly VisibleLine[]): DeliveryPlan {
  const { stock } = useShop();
  const lines = cartLines.filter((line) => !isService(line));
  const variantIds = lines.map(({ variantId }) => variantId);
  const { data: delays = [] } = useQuery({
    queryKey: ["deliveryDays", variantIds],
    // A query per variant inside: a changed cart requests its new variants only.
    queryFn: async ({ client }) =>
      await Promise.all(
        variantIds.map((id) =>
          client.fetchQuery({
            queryKey: ["variantDelay", id],
            queryFn: () => stock.variantDelay(id),
            staleTime: STALE_MS,
          }),
        ),
      ),
    staleTime: STALE_MS,
    retry: false,
  });
  return deliveryPlan(lines, new Map(delays.map(({ days }, index) => [variantIds[index] ?? 0, days])));
}
