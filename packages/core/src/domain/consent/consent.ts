/** Days the consent cookie lasts. Source: specification 9. */
export const CONSENT_DAYS = 150;

/** The signals of the advertising and analytics consent mode. */
export type ConsentSignals = Record<
  "ad_storage" | "ad_user_data" | "ad_personalization" | "analytics_storage",
  "granted" | "denied"
>;

/** Accepting grants all four, declining denies all four. Before a choice: denied. Source: specification 4, Consent. */
export function consentSignals(granted: boolean): ConsentSignals {
  const signal = granted ? "granted" : "denied";
  return {
    ad_storage: signal,
    ad_user_data: signal,
    ad_personalization: signal,
    analytics_storage: signal,
  };
}
