import { expect, test } from "vitest";
import { CONSENT_DAYS, CONSENT_PURPOSES, consentToAll, consentSignals } from "./consent.js";
import { effectiveConsent, consentTransition } from "../../consent/consentStore.js";

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

test("a choice by purpose grants the signals of that purpose alone", () => {
  expect(consentSignals({ analytics: true, advertising: false })).toEqual({
    ...consentSignals(false),
    analytics_storage: "granted",
  });
  expect(consentSignals({ analytics: false, advertising: true })).toEqual({
    ...consentSignals(true),
    analytics_storage: "denied",
  });
});

test("the consent cookie lasts 150 days", () => {
  expect(CONSENT_DAYS).toBe(150);
});

const all = { choice: consentToAll(true), chosenAt: 1_795_305_600 };
const none = { choice: consentToAll(false), chosenAt: 1_795_305_700 };

test("defaults are denied until granted", () => {
  const allowed = effectiveConsent({ record: undefined });
  expect(CONSENT_PURPOSES.map((purpose) => allowed[purpose])).toEqual([false, false, false]);
  expect(consentSignals(allowed)).toEqual(consentSignals(false));
});

test("accepting is stored before third parties start; declining at first changes nothing", () => {
  expect(consentTransition({ record: undefined }, { type: "chosen", record: all })).toEqual([
    { record: all },
    [
      { type: "store", record: all },
      { type: "change", before: none.choice, after: all.choice },
    ],
  ]);
  expect(consentTransition({ record: undefined }, { type: "chosen", record: none })).toEqual([
    { record: none },
    [{ type: "store", record: none }],
  ]);
});

test("consent revoked in another tab stops here too, and is stored once", () => {
  expect(consentTransition({ record: all }, { type: "read", record: none })).toEqual([
    { record: none },
    [{ type: "change", before: all.choice, after: none.choice }],
  ]);
  expect(consentTransition({ record: all }, { type: "read", record: undefined })).toEqual([
    { record: undefined },
    [{ type: "change", before: all.choice, after: none.choice }],
  ]);
});

test("reading the current choice is no change", () => {
  const state = { record: all };
  const [next, effects] = consentTransition(state, { type: "read", record: { ...all } });
  expect(next).toBe(state);
  expect(effects).toEqual([]);
});
