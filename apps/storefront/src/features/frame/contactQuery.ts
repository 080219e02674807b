import type { Shop, StoreContact } from "@shop/core";
import { STALE_MS } from "@shop/core/query";
import { queryOptions } from "@tanstack/react-query";

/** Contact data, or the message of a failure: a page does not fail because of it. */
export type ContactResult = StoreContact | { failed: string };

export const contactQuery = (shop: Shop) =>
  queryOptions({
    queryKey: ["storeContact", shop.config.locale],
    queryFn: ({ client, queryKey }) =>
      shop.content.storeContact().catch((error: unknown): ContactResult => {
        const cached = client.getQueryData<ContactResult>(queryKey);
        // Keeps the cached number when a refetch fails.
        if (cached !== undefined && !("failed" in cached)) return cached;
        return { failed: error instanceof Error ? error.message : "" };
      }),
    staleTime: STALE_MS,
  });
