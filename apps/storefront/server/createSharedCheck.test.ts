import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createSharedCheck } from "./createSharedCheck.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a hung check is asked once, is false after the limit, and is asked again by a later call", async () => {
  const hung = vi.fn<() => Promise<boolean>>(() => new Promise(() => {}));
  const isReady = createSharedCheck(hung, 1000);
  const answers = Promise.all([isReady(), isReady(), isReady()]);
  expect(hung).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await answers).toEqual([false, false, false]);
  hung.mockResolvedValue(true);
  expect(await isReady()).toBe(true);
  expect(hung).toHaveBeenCalledTimes(2);
});

test("a failing check is false", async () => {
  expect(await createSharedCheck(() => Promise.reject(new Error("no database")))()).toBe(false);
});
