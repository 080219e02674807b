import { expect, test } from "vitest";
import type { ReviewBadge } from "../domain/catalogue/review.js";
import { memoryStorage } from "../environment/runtime.js";
import { fetchCachedReviewBadge, REVIEW_BADGE_MS } from "./reviewBadgeCache.js";

const badge: ReviewBadge = {
  rating: 4.6,
  count: 212,
  criteria: [{ name: "Sofas", rating: 4.7, count: 80 }],
  seal: "gold",
};

function visit(stored: Record<string, string> = {}) {
  let now = 1_000_000;
  let requests = 0;
  const session = memoryStorage(stored);
  const environment = { clock: { now: () => now }, storage: { local: memoryStorage(), session } };
  return {
    session,
    requests: () => requests,
    advance: (ms: number) => (now += ms),
    load: (key = "shop", response: ReviewBadge | "none" = badge) =>
      fetchCachedReviewBadge(environment, key, async () => {
        requests++;
        return response === "none" ? undefined : response;
      }),
  };
}

test("the review badge is kept for 1800 seconds in session storage", async () => {
  expect(REVIEW_BADGE_MS).toBe(1_800_000);
  const { load, requests, advance, session } = visit();
  expect(await load()).toEqual(badge);
  advance(REVIEW_BADGE_MS - 1);
  expect(await load()).toEqual(badge);
  expect(requests()).toBe(1);
  expect(session.get("review_badge")).toContain("212");
  advance(1);
  await load();
  expect(requests()).toBe(2);
});

test("another shop, type or language is requested separately", async () => {
  const { load, requests } = visit();
  await load("a");
  await load("b");
  expect(requests()).toBe(2);
});

test("a missing badge is cached too", async () => {
  const { load, requests } = visit();
  expect(await load("shop", "none")).toBeUndefined();
  expect(await load("shop", "none")).toBeUndefined();
  expect(requests()).toBe(1);
});

test.each(["nonsense", "{}", '{"key":"shop","at":"now","badge":{}}', '{"key":"shop","at":9e15,"badge":null}'])(
  "what somebody put into storage is not shown: %s",
  async (text) => {
    const { load, requests } = visit({ review_badge: text });
    expect(await load()).toEqual(badge);
    expect(requests()).toBe(1);
  },
);

test("a failure is not cached", async () => {
  const { load, session } = visit();
  const environment = { clock: { now: () => 0 }, storage: { local: memoryStorage(), session } };
  const fails = fetchCachedReviewBadge(environment, "shop", () => Promise.reject(new TypeError("blocked")));
  await expect(fails).rejects.toThrow("blocked");
  expect(await load()).toEqual(badge);
});
