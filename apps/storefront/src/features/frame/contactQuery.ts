import type { Shop, StoreContact } from "@shop/core";
import { STALE_MS } from "@shop/core/query";
import { queryOptions } from "@tanstack/react-query";

/** The phone and its hours, or why they could not be had: a page does not fail for them. */
export type ContactAnswer = StoreContact | { failed: string };

export const contactQuery = (shop: Shop) =>
  queryOptions({
    queryKey: ["storeContact", shop.config.locale],
    queryFn: ({ client, queryKey }) =>
      shop.content.storeContact().catch((error: unknown): ContactAnswer => {
        const known = client.getQueryData<ContactAnswer>(queryKey);
        // The number one has is better than none.
        if (known !== undefined && !("failed" in known)) return known;
        return { failed: error instanceof Error ? error.message : "" };
      }),
    staleTime: STALE_MS,
  });
