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

/** Whether there is anything to ask a shopper for. */
export const needsConsent = ({ tagManager, pixel, chat, badge, ask }: Parties): boolean =>
  Boolean(tagManager ?? pixel ?? chat ?? badge?.url ?? ask);
