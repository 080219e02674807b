import type { Deps } from "../../deps.ts";
import { enforceRateLimit, type RateLimit } from "../http/rateLimit.ts";

/** Searches per counted try, to save database writes. */
export const SEARCHES_PER_TRY = 20;
/** 600 searches in five minutes: a household that types without a pause. */
export const SEARCH_LIMIT: RateLimit = { name: "search", maxAttempts: 30, windowSeconds: 300 };
const MAX_CALLERS = 10_000;

/**
 * Counts a caller's searches and rejects them above the limit.
 *
 * @throws ApiError 429 with Retry-After.
 */
export type CountSearch = (caller: string) => Promise<void>;

export function createSearchLimit(deps: Pick<Deps, "db" | "clock">): CountSearch {
  /** Searches already counted but not yet made, by caller. */
  const left = new Map<string, number>();
  return async (caller) => {
    const remaining = left.get(caller) ?? 0;
    if (remaining > 0) {
      left.set(caller, remaining - 1);
      return;
    }
    await enforceRateLimit(deps, SEARCH_LIMIT, caller);
    if (left.size >= MAX_CALLERS) left.clear();
    left.set(caller, SEARCHES_PER_TRY - 1);
  };
}
