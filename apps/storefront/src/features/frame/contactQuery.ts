import type { Shop, StoreContact } from "@shop/core";
import { STALE_MS } from "@shop/core/query";
import { queryOptions } from "@tanstack/react-query";

/** Contact data, or the message of a failure: a page does not fail because of it. */
export type ContactAnswer = StoreContact | { failed: string };

export const contactQuery = (shop: Shop) =>
  queryOptions({
    queryKey: ["storeContact", shop.config.locale],
    queryFn: ({ client, queryKey }) =>
      shop.content.storeContact().catch((error: unknown): ContactAnswer => {
        const known = client.getQueryData<ContactAnswer>(queryKey);
        // Keeps the cached number when a refetch fails.
        if (known !== undefined && !("failed" in known)) return known;
        return { failed: error instanceof Error ? error.message : "" };
      }),
    staleTime: STALE_MS,
  });
