import { expect, test } from "vitest";
import { createTestBackend } from "../../testing/createTestBackend.ts";
import { enforceRateLimit, isWithinRateLimit, type RateLimit } from "./rateLimit.ts";

const { deps, clock } = await createTestBackend("shop_empty");
const LIMIT: RateLimit = { name: "test", maxAttempts: 2, windowSeconds: 900 };
const NOW = new Date("2026-11-21T09:00:00Z");
const later = (seconds: number): Date => new Date(NOW.getTime() + seconds * 1000);

const tries = async (count: number, whose: string): Promise<boolean[]> => {
  const within: boolean[] = [];
  for (let at = 0; at < count; at += 1) within.push(await isWithinRateLimit(deps, LIMIT, whose));
  return within;
};

test("a window expires and reports the remaining time", async () => {
  clock.now = NOW;
  expect(await tries(3, "a")).toEqual([true, true, false]);
  clock.now = later(899);
  await expect(enforceRateLimit(deps, LIMIT, "a")).rejects.toMatchObject({ status: 429, retryAfterSeconds: 1 });
  clock.now = later(900);
  expect(await tries(3, "a")).toEqual([true, true, false]);
});

test("attempts counted by a clock a year ahead do not block callers for a year", async () => {
  clock.now = later(365 * 86_400);
  expect(await tries(3, "b")).toEqual([true, true, false]);
  clock.now = NOW;
  expect(await tries(3, "b")).toEqual([true, true, false]);
});

test("processes with slightly different clocks share the count", async () => {
  clock.now = later(30);
  expect(await tries(2, "c")).toEqual([true, true]);
  clock.now = NOW;
  expect(await tries(1, "c")).toEqual([false]);
});
