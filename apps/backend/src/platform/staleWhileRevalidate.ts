/**
 * A value computed from the database and cached in memory (stale-while-revalidate): the current value is served while
 * the next one is computed.
 */
export interface StaleWhileRevalidate<T> {
  /** Returns the cached value; waits only for the first one. */
  current(): Promise<T>;
  /** Recomputes the value. Resolves when the new value is available or has failed. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}

export interface StaleWhileRevalidateOptions<T> {
  /** Must throw when `isAborted` returns true. */
  load: (isOver: () => boolean) => Promise<T>;
  onError: (error: unknown) => void;
  /** Maximum age in milliseconds; an older value is recomputed on the next read. Infinite by default. */
  maxAgeMs?: number;
  now?: () => number;
}

export function staleWhileRevalidate<T>({
  load,
  onError,
  maxAgeMs = Infinity,
  now = Date.now,
}: StaleWhileRevalidateOptions<T>): StaleWhileRevalidate<T> {
  let cached: { value: T; at: number } | undefined;
  let loading: Promise<T> | undefined;
  let isStale = false;
  let isClosed = false;

  /** A refresh requested while loading triggers one more run. */
  async function reload(): Promise<T> {
    for (;;) {
      isStale = false;
      const at = now();
      const value = await load(() => isClosed);
      cached = { value, at };
      if (!isStale) return value;
    }
  }

  function ensureLoading(): Promise<T> {
    loading ??= reload().finally(() => (loading = undefined));
    return loading;
  }

  async function refreshInBackground(): Promise<void> {
    try {
      await ensureLoading();
    } catch (error) {
      if (!isClosed) onError(error);
    }
  }

  return {
    async current() {
      if (cached === undefined) return ensureLoading();
      if (now() - cached.at > maxAgeMs) void refreshInBackground();
      return cached.value;
    },
    refresh() {
      isStale = true;
      return refreshInBackground();
    },
    async close() {
      isClosed = true;
      await loading?.catch(() => {});
    },
  };
}
