import { expect, test } from "vitest";
import type { ReviewBadge } from "../domain/content/reviewBadge.js";
import { memoryStorage } from "../environment/memory.js";
import { cachedReviewBadge, REVIEW_BADGE_MS } from "./reviewBadgeCache.js";

const badge: ReviewBadge = {
  rating: 4.6,
  count: 212,
  criteria: [{ name: "Sofas", rating: 4.7, count: 80 }],
  seal: "gold",
};

function visit(stored: Record<string, string> = {}) {
  let now = 1_000_000;
  let asked = 0;
  const session = memoryStorage(stored);
  const environment = { clock: { now: () => now }, storage: { local: memoryStorage(), session } };
  return {
    session,
    asked: () => asked,
    pass: (ms: number) => (now += ms),
    load: (key = "shop", answer: ReviewBadge | "none" = badge) =>
      cachedReviewBadge(environment, key, async () => {
        asked++;
        return answer === "none" ? undefined : answer;
      }),
  };
}

test("the review badge is kept for 1800 seconds in session storage", async () => {
  expect(REVIEW_BADGE_MS).toBe(1_800_000);
  const { load, asked, pass, session } = visit();
  expect(await load()).toEqual(badge);
  pass(REVIEW_BADGE_MS - 1);
  expect(await load()).toEqual(badge);
  expect(asked()).toBe(1);
  expect(session.get("review_badge")).toContain("212");
  pass(1);
  await load();
  expect(asked()).toBe(2);
});

test("another shop, type or language is another question", async () => {
  const { load, asked } = visit();
  await load("a");
  await load("b");
  expect(asked()).toBe(2);
});

test("that there is no badge is remembered too", async () => {
  const { load, asked } = visit();
  expect(await load("shop", "none")).toBeUndefined();
  expect(await load("shop", "none")).toBeUndefined();
  expect(asked()).toBe(1);
});

test.each(["nonsense", "{}", '{"key":"shop","at":"now","badge":{}}', '{"key":"shop","at":9e15,"badge":null}'])(
  "what somebody put into storage is not shown: %s",
  async (text) => {
    const { load, asked } = visit({ review_badge: text });
    expect(await load()).toEqual(badge);
    expect(asked()).toBe(1);
  },
);

test("a failure is not kept", async () => {
  const { load, session } = visit();
  const environment = { clock: { now: () => 0 }, storage: { local: memoryStorage(), session } };
  const fails = cachedReviewBadge(environment, "shop", () => Promise.reject(new TypeError("blocked")));
  await expect(fails).rejects.toThrow("blocked");
  expect(await load()).toEqual(badge);
});
