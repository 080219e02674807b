import { expect, test, vi } from "vitest";
import { standing } from "./standing.ts";

/** A `make` function whose results are released one by one. */
function workshop(options: { keptMs?: number; now?: () => number } = {}) {
  const waiting: { done: (value: string) => void; fail: (error: Error) => void }[] = [];
  const onError = vi.fn();
  const kept = standing({
    make: () => new Promise<string>((done, fail) => waiting.push({ done, fail })),
    onError,
    ...options,
  });
  return { kept, waiting, onError };
}

test("the first is waited for, and made once for all who ask", async () => {
  const { kept, waiting } = workshop();
  const asked = [kept.current(), kept.current()];
  waiting[0]?.done("first");
  expect(await Promise.all(asked)).toEqual(["first", "first"]);
  expect(waiting).toHaveLength(1);
});

test("one that stands answers while the next is made", async () => {
  const { kept, waiting } = workshop();
  const first = kept.current();
  waiting[0]?.done("first");
  await first;
  const renewed = kept.refresh();
  expect(await kept.current()).toBe("first");
  waiting[1]?.done("second");
  await renewed;
  expect(await kept.current()).toBe("second");
});

test("a change during the making makes one more", async () => {
  const { kept, waiting } = workshop();
  const first = kept.current();
  void kept.refresh();
  waiting[0]?.done("too early");
  await vi.waitFor(() => expect(waiting).toHaveLength(2));
  waiting[1]?.done("right");
  expect(await first).toBe("right");
});

test("what cannot be made is said, the old one stands, and the next try is a new one", async () => {
  const { kept, waiting, onError } = workshop();
  const first = kept.current();
  waiting[0]?.done("first");
  await first;
  const failed = kept.refresh();
  waiting[1]?.fail(new Error("no database"));
  await failed;
  expect(onError).toHaveBeenCalledOnce();
  expect(await kept.current()).toBe("first");
  const again = kept.refresh();
  waiting[2]?.done("third");
  await again;
  expect(await kept.current()).toBe("third");
});

test("one that is too old is made anew by itself once somebody asks", async () => {
  let now = 0;
  const { kept, waiting } = workshop({ keptMs: 60_000, now: () => now });
  const first = kept.current();
  waiting[0]?.done("first");
  await first;
  now = 60_000;
  await kept.current();
  expect(waiting).toHaveLength(1);
  now = 60_001;
  expect(await kept.current()).toBe("first");
  waiting[1]?.done("second");
  await vi.waitFor(async () => expect(await kept.current()).toBe("second"));
});
