/** Third parties configured in the backend. An absent entry is off. Source: decision 0067. */
export interface ThirdPartyConfig {
  /** Google Tag Manager container, "GTM-ABC123". */
  tagManager?: string;
  pixelId?: string;
  chat?: { url: string; isAi: boolean };
  /** Review widget; without `url` the backend's own. */
  badge?: { shopId: string; type: string; url?: string };
  /** Requires consent even when no entry above does. */
  requiresConsent?: true;
}

export const needsConsent = ({ tagManager, pixelId, chat, badge, requiresConsent }: ThirdPartyConfig): boolean =>
  Boolean(tagManager ?? pixelId ?? chat ?? badge?.url ?? requiresConsent);
