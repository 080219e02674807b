/** Third parties configured in the backend. An absent entry is off. Source: decision D15. */
export interface Parties {
  /** Google Tag Manager container, "GTM-ABC123". */
  tagManager?: string;
  pixel?: string;
  chat?: { url: string; isAi: boolean };
  /** Review widget; without `url` the backend's own. */
  badge?: { shopId: string; type: string; url?: string };
  /** Requires consent even when no entry above does. */
  ask?: true;
}

export const needsConsent = ({ tagManager, pixel, chat, badge, ask }: Parties): boolean =>
  Boolean(tagManager ?? pixel ?? chat ?? badge?.url ?? ask);
