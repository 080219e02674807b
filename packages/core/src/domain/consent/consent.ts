/** Days the consent cookie lasts. Source: specification 9. */
export const CONSENT_DAYS = 150;

/**
 * What a shopper may allow, one by one. analytics: counting visits, traces and recordings of faults; advertising: ads and
 * what is told to them; services: content of others in the page, such as a chat.
 */
export const CONSENT_PURPOSES = ["analytics", "advertising", "services"] as const;

/** What third parties may be asked for. Source: specification 4, decision D15. */
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** What a shopper allows, by purpose. */
export type ConsentChoice = Readonly<Record<ConsentPurpose, boolean>>;

/** A choice and when it was made, seconds since 1970. */
export interface ConsentRecord {
  choice: ConsentChoice;
  at: number;
}

/** All or nothing: the two answers of the banner. */
export const consentForAll = (granted: boolean): ConsentChoice => ({
  analytics: granted,
  advertising: granted,
  services: granted,
});

/** The signals of the advertising and analytics consent mode. */
export type ConsentSignals = Record<
  "ad_storage" | "ad_user_data" | "ad_personalization" | "analytics_storage",
  "granted" | "denied"
>;

/**
 * Accepting grants all four, declining denies all four; a choice by purpose grants the three of advertising and the one
 * of analytics apart. Before a choice: denied. Source: specification 4, Consent.
 */
export function consentSignals(granted: boolean | Pick<ConsentChoice, "analytics" | "advertising">): ConsentSignals {
  const { analytics, advertising } = typeof granted === "boolean" ? consentForAll(granted) : granted;
  const ads = advertising ? "granted" : "denied";
  return {
    ad_storage: ads,
    ad_user_data: ads,
    ad_personalization: ads,
    analytics_storage: analytics ? "granted" : "denied",
  };
}
