import fc from "fast-check";
import { expect, test } from "vitest";
import { CONSENT_COOKIE, consentCookieHeader, parseConsent, serializeConsent } from "./consentCookie.js";

const DAY_MS = 86_400_000;
const NOW = 1_795_305_600_000;

const record = fc.record({
  chosenAt: fc.integer({ min: NOW / 1000 - 149 * 86_400, max: NOW / 1000 }),
  choice: fc.record({ analytics: fc.boolean(), advertising: fc.boolean(), services: fc.boolean() }),
});

test("a written value reads back", () => {
  fc.assert(
    fc.property(record, (one) => {
      expect(parseConsent(serializeConsent(one), NOW)).toEqual(one);
    }),
  );
});

test("any other cookie value is no choice and grants nothing", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.anything()), (text) => {
      const read = parseConsent(text, NOW);
      expect(read === undefined || serializeConsent(read) === text).toBe(true);
    }),
  );
  for (const text of ["", "1", "true", "granted", "2.1795305600.analytics", "1.1795305600.everything", "1.1e9"]) {
    expect(parseConsent(text, NOW)).toBeUndefined();
  }
});

test("a choice expires after 150 days, and one from the future is invalid", () => {
  const at = NOW / 1000;
  const text = serializeConsent({ chosenAt: at, choice: { analytics: true, advertising: true, services: true } });
  expect(parseConsent(text, NOW + 149 * DAY_MS)).toBeDefined();
  expect(parseConsent(text, NOW + 150 * DAY_MS)).toBeUndefined();
  expect(parseConsent(text, NOW - 2 * DAY_MS)).toBeUndefined();
  expect(parseConsent(text, Number.NaN)).toBeUndefined();
});

test("the cookie lasts 150 days, for all paths, SameSite", () => {
  const choice = { analytics: false, advertising: false, services: false };
  expect(consentCookieHeader({ chosenAt: NOW / 1000, choice })).toBe(
    `${CONSENT_COOKIE}=1.1795305600; Path=/; Max-Age=12960000; SameSite=Lax`,
  );
});
