import { expect, test } from "vitest";
import { needsConsent } from "./thirdPartyConfig.ts";
import { parseThirdPartyConfig } from "./parseThirdPartyConfig.ts";

const config = {
  pixel: { active: 1, id: 123456789 },
  chat: { active: "1", url: "https://chat.example/lindenhaus", is_ai: 1 },
  review_badge: { active: true, shop_id: "lindenhaus", url: "https://reviews.example/widget" },
};

test("each configured third party is read on its own", () => {
  expect(parseThirdPartyConfig("GTM-ABC123", config)).toEqual({
    tagManager: "GTM-ABC123",
    pixelId: "123456789",
    chat: { url: "https://chat.example/lindenhaus", isAi: true },
    badge: { shopId: "lindenhaus", type: "badge", url: "https://reviews.example/widget" },
  });
});

test("all are off unless configured", () => {
  expect(parseThirdPartyConfig(undefined, undefined)).toEqual({});
  expect(
    parseThirdPartyConfig(undefined, { ...config, chat: { ...config.chat, active: 0 }, pixel: { id: "1234567" } }),
  ).toEqual({
    badge: expect.objectContaining({ shopId: "lindenhaus" }),
  });
});

test.each(["GTM-", "gtm-abc", "GTM-ABC123'><script>", "GTM-ABC 1", "UA-123"])(
  "an id of the tag manager that is none is off: %s",
  (id) => {
    expect(parseThirdPartyConfig(id, undefined)).toEqual({});
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
])("a URL that could widen the page's policy is ignored: %s", (url) => {
  expect(parseThirdPartyConfig(undefined, { ...config, chat: { ...config.chat, url } }).chat).toBeUndefined();
});

test("without third parties no consent is needed, nor for the shop's own badge", () => {
  expect(needsConsent({})).toBe(false);
  expect(needsConsent({ badge: { shopId: "lindenhaus", type: "badge" } })).toBe(false);
  expect(needsConsent({ requiresConsent: true })).toBe(true);
  for (const name of ["chat", "review_badge", "pixel"] as const) {
    expect(needsConsent(parseThirdPartyConfig(undefined, { [name]: config[name] }))).toBe(true);
  }
  expect(needsConsent({ tagManager: "GTM-ABC123" })).toBe(true);
});
