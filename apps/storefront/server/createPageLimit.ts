import { networkKey } from "@shop/backend";
import { LRUCache } from "lru-cache";

/** Far above a person with several tabs. Cached pages do not count. */
const MAX_PAGES = 150;
const WINDOW_MS = 10_000;
const MAX_CALLERS = 10_000;
/** The own machine: health checks, or a proxy that TRUSTED_PROXIES does not name. */
const LOOPBACK = /^(?:127\.|0:0:0:0::\/64$|unknown$)/;

export type PageLimit = ReturnType<typeof createPageLimit>;

/** Counts the pages that are rendered for a caller: each takes 25 to 50 ms of processor time. */
export function createPageLimit(now: () => number = () => performance.now()) {
  const counts = new LRUCache<string, { count: number }>({
    max: MAX_CALLERS,
    ttl: WINDOW_MS,
    ttlResolution: 0,
    perf: { now },
  });
  return {
    retryAfterSeconds: WINDOW_MS / 1000,
    /** Counts a page. */
    isExceeded(clientAddress = "unknown"): boolean {
      const key = networkKey(clientAddress);
      if (LOOPBACK.test(key)) return false;
      const entry = counts.get(key) ?? { count: 0 };
      if (entry.count === 0) counts.set(key, entry);
      entry.count += 1;
      return entry.count > MAX_PAGES;
    },
  };
}
