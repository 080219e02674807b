import type { OrderOutcome } from "@shop/core";
import { nextAsk } from "@shop/core/checkout";
import { localeConfigQuery } from "@shop/core/query";
import { useCart, useSession, useShop } from "@shop/react";
import { useQuery, type UseQueryResult, useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";

/** What became of a cart; null where there is nothing to show. While its payment is awaited it asks again by itself. */
export function useOrderResult(cartId: number): UseQueryResult<OrderOutcome | null> {
  const shop = useShop();
  const isKnown = [useSession().initialized, useCart().initialized].every(Boolean);
  const { data: config } = useSuspenseQuery(localeConfigQuery(shop));
  const [sinceMs] = useState(() => Date.now());
  return useQuery({
    queryKey: ["orderResult", cartId],
    // A query may not answer undefined.
    queryFn: async () => (await shop.checkout.result(cartId)) ?? null,
    // Whose it is, is known in the browser only.
    enabled: isKnown,
    staleTime: Number.POSITIVE_INFINITY,
    // Another payment of the same cart has another result.
    gcTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.result.payment === "pending" && (nextAsk(Date.now() - sinceMs, config.refetch) ?? false),
  });
}
