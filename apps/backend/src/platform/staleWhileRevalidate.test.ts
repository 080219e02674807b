import { expect, test, vi } from "vitest";
import { staleWhileRevalidate } from "./staleWhileRevalidate.ts";

/** A `make` function whose results are released one by one. */
function createControlledLoader(options: { maxAgeMs?: number; now?: () => number } = {}) {
  const waiting: { done: (value: string) => void; fail: (error: Error) => void }[] = [];
  const onError = vi.fn();
  const cache = staleWhileRevalidate({
    load: () => new Promise<string>((done, fail) => waiting.push({ done, fail })),
    onError,
    ...options,
  });
  return { cache, waiting, onError };
}

test("the first call waits, and concurrent calls share one computation", async () => {
  const { cache, waiting } = createControlledLoader();
  const requests = [cache.current(), cache.current()];
  waiting[0]?.done("first");
  expect(await Promise.all(requests)).toEqual(["first", "first"]);
  expect(waiting).toHaveLength(1);
});

test("a stale value is returned while the next is computed", async () => {
  const { cache, waiting } = createControlledLoader();
  const first = cache.current();
  waiting[0]?.done("first");
  await first;
  const renewed = cache.refresh();
  expect(await cache.current()).toBe("first");
  waiting[1]?.done("second");
  await renewed;
  expect(await cache.current()).toBe("second");
});

test("a change during the computation causes one more", async () => {
  const { cache, waiting } = createControlledLoader();
  const first = cache.current();
  void cache.refresh();
  waiting[0]?.done("too early");
  await vi.waitFor(() => expect(waiting).toHaveLength(2));
  waiting[1]?.done("right");
  expect(await first).toBe("right");
});

test("a failure is reported, the old value stays, and the next call retries", async () => {
  const { cache, waiting, onError } = createControlledLoader();
  const first = cache.current();
  waiting[0]?.done("first");
  await first;
  const failed = cache.refresh();
  waiting[1]?.fail(new Error("no database"));
  await failed;
  expect(onError).toHaveBeenCalledOnce();
  expect(await cache.current()).toBe("first");
  const again = cache.refresh();
  waiting[2]?.done("third");
  await again;
  expect(await cache.current()).toBe("third");
});

test("an expired value is refreshed by the next call", async () => {
  let now = 0;
  const { cache, waiting } = createControlledLoader({ maxAgeMs: 60_000, now: () => now });
  const first = cache.current();
  waiting[0]?.done("first");
  await first;
  now = 60_000;
  await cache.current();
  expect(waiting).toHaveLength(1);
  now = 60_001;
  expect(await cache.current()).toBe("first");
  waiting[1]?.done("second");
  await vi.waitFor(async () => expect(await cache.current()).toBe("second"));
});
