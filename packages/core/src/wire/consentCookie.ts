import * as v from "valibot";
import { CONSENT_DAYS, CONSENT_PURPOSES, type ConsentRecord } from "../domain/consent/consent.js";

/** Necessary: it keeps the answer to the question about all the others. */
export const CONSENT_COOKIE = "consent";

const MAX_AGE_S = CONSENT_DAYS * 86_400;

/** Of the text below; another version asks anew, since other things were asked. */
const VERSION = 1;

const schema: v.GenericSchema<unknown, ConsentRecord> = v.pipe(
  v.string(),
  v.regex(/^1\.\d{9,11}(\.(analytics|advertising|services))*$/),
  v.transform((text) => {
    const [, at, ...granted] = text.split(".");
    const has = (purpose: string): boolean => granted.includes(purpose);
    return {
      at: Number(at),
      choice: { analytics: has("analytics"), advertising: has("advertising"), services: has("services") },
    };
  }),
);

/**
 * What was chosen, from the cookie's value: "1.1795305600.analytics" is version, moment and what was allowed. Whatever
 * else stands there, or is older than 150 days, is no answer.
 *
 * @param nowMs ms since 1970
 */
export function readConsent(value: unknown, nowMs: number): ConsentRecord | undefined {
  const read = v.safeParse(schema, value);
  if (!read.success) return undefined;
  const age = nowMs / 1000 - read.output.at;
  // A day ahead: clocks are not all right.
  return age < MAX_AGE_S && age > -86_400 ? read.output : undefined;
}

/** The cookie's value. */
export const writeConsent = ({ at, choice }: ConsentRecord): string =>
  [VERSION, at, ...CONSENT_PURPOSES.filter((purpose) => choice[purpose])].join(".");

/** For Set-Cookie and document.cookie. */
export const consentSetCookie = (record: ConsentRecord): string =>
  `${CONSENT_COOKIE}=${writeConsent(record)}; Path=/; Max-Age=${MAX_AGE_S}; SameSite=Lax`;
