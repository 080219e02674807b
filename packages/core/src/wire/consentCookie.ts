import { CONSENT_DAYS, CONSENT_PURPOSES, type ConsentRecord } from "../domain/consent/consent.js";

/** Name of the consent cookie. Strictly necessary: it stores the shopper's choice. */
export const CONSENT_COOKIE = "consent";

const MAX_AGE_S = CONSENT_DAYS * 86_400;

/** Version of the cookie text and of the purposes; a change asks the shopper again. */
const VERSION = 1;

/**
 * Returns the choice stored in the cookie value: "1.1795305600.analytics" is version, Unix time in seconds and granted
 * purposes. Returns undefined for any other text and for a choice older than 150 days.
 *
 * @param nowMs ms since 1970
 */
export function parseConsent(value: unknown, nowMs: number): ConsentRecord | undefined {
  const [, seconds, purposes] =
    /^1\.(\d{9,11})((?:\.(?:analytics|advertising|services))*)$/.exec(typeof value === "string" ? value : "") ?? [];
  const chosenAt = Number(seconds);
  const age = nowMs / 1000 - chosenAt;
  // Tolerates one day of clock skew.
  const isCurrent = age < MAX_AGE_S && age > -86_400;
  if (purposes === undefined || !isCurrent) return undefined;
  const has = (purpose: string): boolean => purposes.split(".").includes(purpose);
  return {
    chosenAt,
    choice: { analytics: has("analytics"), advertising: has("advertising"), services: has("services") },
  };
}

/** Returns the cookie value for a choice. */
export const serializeConsent = ({ chosenAt, choice }: ConsentRecord): string =>
  [VERSION, chosenAt, ...CONSENT_PURPOSES.filter((purpose) => choice[purpose])].join(".");

/** Returns the cookie with its attributes, for Set-Cookie and `document.cookie`. */
export const consentCookieHeader = (record: ConsentRecord): string =>
  `${CONSENT_COOKIE}=${serializeConsent(record)}; Path=/; Max-Age=${MAX_AGE_S}; SameSite=Lax`;
