import { expect, test } from "vitest";
import { needsConsent } from "./parties.ts";
import { readParties } from "./readParties.ts";

const whole = {
  pixel: { active: 1, id: 123456789 },
  chat: { active: "1", url: "https://chat.example/lindenhaus", is_ai: 1 },
  review_badge: { active: true, shop_id: "lindenhaus", url: "https://reviews.example/widget" },
};

test("what is set up is read, each for itself", () => {
  expect(readParties("GTM-ABC123", whole)).toEqual({
    tagManager: "GTM-ABC123",
    pixel: "123456789",
    chat: { url: "https://chat.example/lindenhaus", isAi: true },
    badge: { shopId: "lindenhaus", type: "badge", url: "https://reviews.example/widget" },
  });
});

test("all are off unless configured", () => {
  expect(readParties(undefined, undefined)).toEqual({});
  expect(readParties(undefined, { ...whole, chat: { ...whole.chat, active: 0 }, pixel: { id: "1234567" } })).toEqual({
    badge: expect.objectContaining({ shopId: "lindenhaus" }),
  });
});

test.each(["GTM-", "gtm-abc", "GTM-ABC123'><script>", "GTM-ABC 1", "UA-123"])(
  "an id of the tag manager that is none is off: %s",
  (id) => {
    expect(readParties(id, undefined)).toEqual({});
  },
);

test.each([
  "http://chat.example",
  "//chat.example",
  "javascript:alert(1)",
  "https://chat.example; script-src *",
  "https://user@chat.example/",
  "https://chat.example/a b",
  "https://*",
  "",
])("an address that could widen the page's policy is off: %s", (url) => {
  expect(readParties(undefined, { ...whole, chat: { ...whole.chat, url } }).chat).toBeUndefined();
});

test("nobody to ask for, nothing to ask; the shop's own badge needs no consent", () => {
  expect(needsConsent({})).toBe(false);
  expect(needsConsent({ badge: { shopId: "lindenhaus", type: "badge" } })).toBe(false);
  expect(needsConsent({ ask: true })).toBe(true);
  for (const name of ["chat", "review_badge", "pixel"] as const) {
    expect(needsConsent(readParties(undefined, { [name]: whole[name] }))).toBe(true);
  }
  expect(needsConsent({ tagManager: "GTM-ABC123" })).toBe(true);
});
