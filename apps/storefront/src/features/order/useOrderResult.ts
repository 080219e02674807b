import type { OrderOutcome } from "@shop/core";
import { pollDelay } from "@shop/core/checkout";
import { localeConfigQuery } from "@shop/core/query";
import { useCart, useSession, useShop } from "@shop/react";
import { useQuery, type UseQueryResult, useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";

/** Result of a cart's checkout; null for none. Polls while the payment is pending. */
export function useOrderResult(cartId: number): UseQueryResult<OrderOutcome | null> {
  const shop = useShop();
  const isInitialized = [useSession().initialized, useCart().isInitialized].every(Boolean);
  const { data: config } = useSuspenseQuery(localeConfigQuery(shop));
  const [startedAtMs] = useState(() => Date.now());
  return useQuery({
    queryKey: ["orderResult", cartId],
    // A query function must not return undefined.
    queryFn: async () => (await shop.checkout.result(cartId)) ?? null,
    // The buyer is known in the browser only.
    enabled: isInitialized,
    staleTime: Number.POSITIVE_INFINITY,
    // Another payment of the same cart has another result.
    gcTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.result.payment === "pending" &&
      (pollDelay(Date.now() - startedAtMs, config.refetchIntervals) ?? false),
  });
}
