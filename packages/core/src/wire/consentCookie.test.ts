import fc from "fast-check";
import { expect, test } from "vitest";
import { CONSENT_COOKIE, consentSetCookie, readConsent, writeConsent } from "./consentCookie.js";

const DAY_MS = 86_400_000;
const NOW = 1_795_305_600_000;

const record = fc.record({
  at: fc.integer({ min: NOW / 1000 - 149 * 86_400, max: NOW / 1000 }),
  choice: fc.record({ analytics: fc.boolean(), advertising: fc.boolean(), services: fc.boolean() }),
});

test("what is written is read again", () => {
  fc.assert(
    fc.property(record, (one) => {
      expect(readConsent(writeConsent(one), NOW)).toEqual(one);
    }),
  );
});

test("whatever else stands in the cookie is no answer, and grants nothing", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.anything()), (text) => {
      const read = readConsent(text, NOW);
      expect(read === undefined || writeConsent(read) === text).toBe(true);
    }),
  );
  for (const text of ["", "1", "true", "granted", "2.1795305600.analytics", "1.1795305600.everything", "1.1e9"]) {
    expect(readConsent(text, NOW)).toBeUndefined();
  }
});

test("after 150 days the question is asked anew, and an answer from the future is none", () => {
  const at = NOW / 1000;
  const text = writeConsent({ at, choice: { analytics: true, advertising: true, services: true } });
  expect(readConsent(text, NOW + 149 * DAY_MS)).toBeDefined();
  expect(readConsent(text, NOW + 150 * DAY_MS)).toBeUndefined();
  expect(readConsent(text, NOW - 2 * DAY_MS)).toBeUndefined();
});

test("the cookie lasts 150 days, for the whole shop, and goes to no other site's pages", () => {
  const choice = { analytics: false, advertising: false, services: false };
  expect(consentSetCookie({ at: NOW / 1000, choice })).toBe(
    `${CONSENT_COOKIE}=1.1795305600; Path=/; Max-Age=12960000; SameSite=Lax`,
  );
});
