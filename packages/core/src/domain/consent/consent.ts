/** Lifetime of the consent cookie in days. */
export const CONSENT_DAYS = 150;

/**
 * Consent purposes. analytics: visit statistics, error traces and recordings; advertising: ads and conversion tracking;
 * services: embedded third-party content, such as a chat.
 */
export const CONSENT_PURPOSES = ["analytics", "advertising", "services"] as const;

/** Purpose for which third parties need consent. */
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** Consent per purpose. */
export type ConsentChoice = Readonly<Record<ConsentPurpose, boolean>>;

/** Consent choice with its time, in seconds since 1970. */
export interface ConsentRecord {
  choice: ConsentChoice;
  chosenAt: number;
}

/** Returns a choice that grants or denies all purposes. */
export const consentToAll = (granted: boolean): ConsentChoice => ({
  analytics: granted,
  advertising: granted,
  services: granted,
});

type SignalName = "ad_storage" | "ad_user_data" | "ad_personalization" | "analytics_storage";

/** Signals of Google consent mode v2. */
export type ConsentSignals = Record<SignalName, "granted" | "denied">;

/** Converts a choice to the signals: `advertising` controls the three of ads, `analytics` the fourth. `false`: none. */
export function consentSignals(granted: boolean | Pick<ConsentChoice, "analytics" | "advertising">): ConsentSignals {
  const { analytics, advertising } = typeof granted === "boolean" ? consentToAll(granted) : granted;
  const ads = advertising ? "granted" : "denied";
  return {
    ad_storage: ads,
    ad_user_data: ads,
    ad_personalization: ads,
    analytics_storage: analytics ? "granted" : "denied",
  };
}
