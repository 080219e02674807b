import { expect, test } from "vitest";
import { pollDelay } from "./pollDelay.js";

const refetchIntervals = { shortSeconds: 60, longMinutes: 30 };

test("a payment is polled often at first, then every minute, for half an hour", () => {
  expect([0, 59_999, 60_000, 1_799_999, 1_800_000].map((elapsedMs) => pollDelay(elapsedMs, refetchIntervals))).toEqual([
    2000,
    2000,
    60_000,
    60_000,
    undefined,
  ]);
});

test("a shop that polls every second does so from the start", () => {
  expect(pollDelay(0, { shortSeconds: 1, longMinutes: 30 })).toBe(1000);
});
