import type { Environment } from "../environment/environment.js";
import { memoryEnvironment, randomKey } from "../environment/runtime.js";

/** An environment with a manual clock. */
export interface TestEnvironment extends Environment {
  /** Advances the clock by `ms` and runs due timers, each at its own time. */
  advance(ms: number): void;
}

/** 2026-11-24, 10:00 in Vienna: a Tuesday without a nearby holiday. */
const START_MS = Date.parse("2026-11-24T09:00:00Z");

/**
 * Creates an environment for tests: no network, no persistence, and a clock that only {@link TestEnvironment.advance}
 * advances.
 *
 * @param overrides overrides, for example `fetch` or a prefilled `storage`
 * @example
 * const backend = fakeShop([{ id: 1, title: "Chair", priceCents: 15_900 }]);
 * const shop = createShop(backend.config, testEnvironment({ fetch: backend.fetch }));
 */
export function testEnvironment(overrides: Partial<Environment> = {}): TestEnvironment {
  let nowMs = START_MS;
  let waiting: Array<{ atMs: number; run: () => void }> = [];

  function advance(ms: number): void {
    const endMs = nowMs + ms;
    for (;;) {
      const [next] = waiting.toSorted((a, b) => a.atMs - b.atMs);
      if (next === undefined || next.atMs > endMs) break;
      waiting = waiting.filter((timer) => timer !== next);
      nowMs = next.atMs;
      next.run();
    }
    nowMs = endMs;
  }

  const environment = memoryEnvironment({
    fetch: ({ method, url }) => Promise.reject(new TypeError(`${method} ${url}: this test has no network`)),
    clock: { now: () => nowMs },
    timers: {
      after(ms, run) {
        const timer = { atMs: nowMs + ms, run };
        waiting.push(timer);
        return () => void (waiting = waiting.filter((other) => other !== timer));
      },
    },
    random: { key: randomKey },
    ...overrides,
  });
  return { ...environment, advance };
}
