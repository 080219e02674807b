/**
 * A value computed from the database and cached in memory (stale-while-revalidate): the current value is served while
 * the next one is computed.
 */
export interface Standing<T> {
  /** Returns the cached value; waits only for the first one. */
  current(): Promise<T>;
  /** Recomputes the value. Resolves when the new value is available or has failed. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}

export interface StandingOptions<T> {
  /** Must throw when `isOver` returns true. */
  make: (isOver: () => boolean) => Promise<T>;
  onError: (error: unknown) => void;
  /** Maximum age in milliseconds; an older value is recomputed on the next read. Infinite by default. */
  keptMs?: number;
  now?: () => number;
}

export function standing<T>({ make, onError, keptMs = Infinity, now = Date.now }: StandingOptions<T>): Standing<T> {
  let made: { value: T; at: number } | undefined;
  let making: Promise<T> | undefined;
  let outdated = false;
  let closed = false;

  /** A refresh requested while loading triggers one more run. */
  async function makeAnew(): Promise<T> {
    for (;;) {
      outdated = false;
      const at = now();
      const value = await make(() => closed);
      made = { value, at };
      if (!outdated) return value;
    }
  }

  function start(): Promise<T> {
    making ??= makeAnew().finally(() => (making = undefined));
    return making;
  }

  async function startBeside(): Promise<void> {
    try {
      await start();
    } catch (error) {
      if (!closed) onError(error);
    }
  }

  return {
    async current() {
      if (made === undefined) return start();
      if (now() - made.at > keptMs) void startBeside();
      return made.value;
    },
    refresh() {
      outdated = true;
      return startBeside();
    },
    async close() {
      closed = true;
      await making?.catch(() => {});
    },
  };
}
