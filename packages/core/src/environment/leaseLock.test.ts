import { expect, test } from "vitest";
import { leaseLock } from "./leaseLock.js";
import { memoryStorage } from "./runtime.js";

/** A manual clock, and tabs that share a storage. */
function tabs() {
  let now = 0;
  let owners = 0;
  let timers: Array<{ at: number; run: () => void }> = [];
  const storage = { local: memoryStorage(), session: memoryStorage() };
  const open = () => {
    const own = { isAlive: true };
    const lock = leaseLock({
      storage,
      clock: { now: () => now },
      random: { key: () => `owner-${(owners += 1)}` },
      timers: {
        after(ms, run) {
          const timer = { at: now + ms, run: () => own.isAlive && run() };
          timers.push(timer);
          return () => void (timers = timers.filter((other) => other !== timer));
        },
      },
    });
    return { lock, close: () => void (own.isAlive = false) };
  };
  const advance = async (ms: number): Promise<void> => {
    for (const end = now + ms; now < end; now += 10) {
      const due = timers.filter(({ at }) => at <= now);
      timers = timers.filter(({ at }) => at > now);
      for (const { run } of due) run();
      await new Promise((done) => setImmediate(done));
    }
  };
  return { open, advance, jump: (ms: number) => void (now += ms) };
}

const forever = (): Promise<never> => new Promise(() => {});

test("one tab at a time, the next when it is done", async () => {
  const { open, advance } = tabs();
  let inside = 0;
  const concurrency: number[] = [];
  const work = async (): Promise<void> => {
    concurrency.push((inside += 1));
    await advance(300);
    inside -= 1;
  };
  const all = [open(), open(), open()].map(({ lock }) => lock("cart", work));
  await advance(5000);
  await Promise.all(all);
  expect(concurrency).toEqual([1, 1, 1]);
});

test("a long-running tab keeps its lease, a closed one loses it", async () => {
  const { open, advance } = tabs();
  const first = open();
  void first.lock("cart", forever);
  await advance(200);
  const started: string[] = [];
  void open().lock("cart", () => Promise.resolve(void started.push("second")));
  await advance(20_000);
  expect(started).toEqual([]);
  first.close();
  await advance(10_000);
  expect(started).toEqual(["second"]);
});

test("a lease written under a clock that was ahead blocks no tab", async () => {
  const { open, advance, jump } = tabs();
  const first = open();
  jump(86_400_000);
  void first.lock("cart", forever);
  await advance(200);
  first.close();
  jump(-86_400_000);
  const started: string[] = [];
  void open().lock("cart", () => Promise.resolve(void started.push("second")));
  await advance(1000);
  expect(started).toEqual(["second"]);
});

test("a failing task releases the lock and rejects", async () => {
  const { open, advance } = tabs();
  const failing = open().lock("cart", () => Promise.reject(new Error("no")));
  failing.catch(() => {});
  await advance(200);
  await expect(failing).rejects.toThrow("no");
  const next = open().lock("cart", () => Promise.resolve("yes"));
  await advance(500);
  expect(await next).toBe("yes");
});
