import type { DeliveryTime, VisibleLine } from "@shop/core";
import { useShop } from "@shop/react";
import { useQueries } from "@tanstack/react-query";

const STALE_MS = 300_000;

/** Returns delivery days by variant id; unknown and loading variants are missing. */
export function useDeliveryDays(lines: readonly VisibleLine[]): ReadonlyMap<number, DeliveryTime["days"]> {
  const { stock } = useShop();
  const ids = lines.map(({ variantId }) => variantId);
  const results = useQueries({
    queries: ids.map((id) => ({
      queryKey: ["saleElementDelay", id],
      queryFn: () => stock.variantDelay(id),
      staleTime: STALE_MS,
      retry: false,
    })),
  });
  return new Map(
    results.flatMap(({ data }, index) => (data === undefined ? [] : [[ids[index] ?? 0, data.days] as const])),
  );
}
