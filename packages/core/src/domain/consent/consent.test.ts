import { expect, test } from "vitest";
import { CONSENT_DAYS, consentSignals } from "./consent.js";

test("accept grants ad storage, ad user data, ad personalization and analytics storage", () => {
  expect(consentSignals(true)).toEqual({
    ad_storage: "granted",
    ad_user_data: "granted",
    ad_personalization: "granted",
    analytics_storage: "granted",
  });
});

test("decline denies all four", () => {
  expect(new Set(Object.values(consentSignals(false)))).toEqual(new Set(["denied"]));
  expect(Object.keys(consentSignals(false))).toHaveLength(4);
});

test("the consent cookie lasts 150 days", () => {
  expect(CONSENT_DAYS).toBe(150);
});
