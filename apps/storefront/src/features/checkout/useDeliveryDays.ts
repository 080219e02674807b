import type { Delay, VisibleLine } from "@shop/core";
import { useShop } from "@shop/react";
import { useQueries } from "@tanstack/react-query";

const STALE_MS = 300_000;

/** Returns delivery days by variant id; unknown and loading variants are missing. */
export function useDeliveryDays(lines: readonly VisibleLine[]): ReadonlyMap<number, Delay["days"]> {
  const { stock } = useShop();
  const ids = lines.map(({ productSaleElementId }) => productSaleElementId);
  const answers = useQueries({
    queries: ids.map((id) => ({
      queryKey: ["saleElementDelay", id],
      queryFn: () => stock.saleElementDelay(id),
      staleTime: STALE_MS,
      retry: false,
    })),
  });
  return new Map(answers.flatMap(({ data }, at) => (data === undefined ? [] : [[ids[at] ?? 0, data.days] as const])));
}
