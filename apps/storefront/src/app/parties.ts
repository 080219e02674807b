import type { Shop } from "@shop/core";
import { type ReadQuery, STALE_MS } from "@shop/core/query";

/** Whom the shop has set up besides itself. Whatever is absent is off. Source: decision D15. */
export interface Parties {
  /** of the tag manager, "GTM-ABC123" */
  tagManager?: string;
  /** number of the advertising pixel */
  pixel?: string;
  /** page of a chat, shown in a frame */
  chat?: { url: string; isAi: boolean };
  /** whose reviews the badge shows; without an address the shop's own */
  badge?: { shopId: string; type: string; url?: string };
  /** asks for consent although nobody above needs it */
  ask?: true;
}

const reader = () => import("./readParties.ts");

/** Third parties, as the shop's settings name them. A page does not fail for them. */
export const partiesQuery = (shop: Shop): ReadQuery<Parties> => ({
  queryKey: ["parties", shop.config.locale],
  queryFn: async () => {
    const [{ readParties }, tagManager, config] = await Promise.all([
      reader(),
      shop.content.tagManagerId().catch(() => undefined),
      shop.content.moduleConfig("ThirdParties").catch(() => undefined),
    ]);
    return readParties(tagManager, config);
  },
  staleTime: STALE_MS,
});

/** Whether there is anything to ask a shopper for. */
export const needsConsent = ({ tagManager, pixel, chat, badge, ask }: Parties): boolean =>
  Boolean(tagManager ?? pixel ?? chat ?? badge?.url ?? ask);
