import type { Shop } from "@shop/core";
import { type ReadQuery, STALE_MS } from "@shop/core/query";

/** Third parties configured in the backend. An absent entry is off. Source: decision 0067. */
export interface ThirdPartyConfig {
  /** Google Tag Manager container, "GTM-ABC123". */
  tagManager?: string | undefined;
  pixelId?: string | undefined;
  chat?: { url: string; isAi: boolean } | undefined;
  /** Review widget; without `url` the backend's own. */
  badge?: { shopId: string; type: string; url?: string | undefined } | undefined;
  /** Requires consent even when no entry above does. */
  requiresConsent?: true | undefined;
}

export const needsConsent = ({ tagManager, pixelId, chat, badge, requiresConsent }: ThirdPartyConfig): boolean =>
  Boolean(tagManager ?? pixelId ?? chat ?? badge?.url ?? requiresConsent);

/** Third-party settings. Backend errors count as "not configured", so that the page does not fail. */
export const thirdPartyQuery = (shop: Shop): ReadQuery<ThirdPartyConfig> => ({
  queryKey: ["parties", shop.config.locale],
  queryFn: async () => (await import("./parseThirdPartyConfig.ts")).loadThirdPartyConfig(shop),
  staleTime: STALE_MS,
});
