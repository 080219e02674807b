// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { createTestShop } from "../../testing/createTestShop.ts";
import { hideConsentBannerScript, syncConsentAnswered } from "./consentAnswered.ts";

const isMarked = (): boolean => document.documentElement.hasAttribute("data-consent-answered");
const run = (): void => window.eval(hideConsentBannerScript);

beforeEach(() => {
  document.documentElement.removeAttribute("data-consent-answered");
  for (const name of ["a", "consent", "my-consent"]) document.cookie = `${name}=; Max-Age=0`;
});

test.each([
  ["consent=1.1795305600", true],
  ["my-consent=1", false],
  ["a=consent", false],
])("the script marks an answer in the cookie %s: %s", (cookie, expected) => {
  document.cookie = cookie;
  run();
  expect(isMarked()).toBe(expected);
});

test("an invalid cookie marks the page until the store has read it", () => {
  document.cookie = "consent=everything";
  run();
  expect(isMarked()).toBe(true);
  const shop = createTestShop();
  syncConsentAnswered(shop);
  expect(isMarked()).toBe(false);
  shop.consent.chooseAll(false);
  expect(isMarked()).toBe(true);
});
