import type { Deps } from "../../deps.ts";
import { countTry, type Limit } from "../../http/rateLimit.ts";

/** Searches that are counted as one try: a row is written once for all of them. */
export const SEARCHES_A_TRY = 20;
/** 600 searches in five minutes: a household that types without a pause. */
export const SEARCH_LIMIT: Limit = { name: "search", most: 30, seconds: 300 };
const MOST_CALLERS = 10_000;

/**
 * Counts the searches of a caller, and refuses them when there are too many.
 *
 * @throws ApiError 429 with Retry-After.
 */
export type CountSearch = (caller: string) => Promise<void>;

export function searchLimit(deps: Pick<Deps, "db" | "clock">): CountSearch {
  /** searches already counted that a caller has not made yet */
  const left = new Map<string, number>();
  return async (caller) => {
    const remaining = left.get(caller) ?? 0;
    if (remaining > 0) {
      left.set(caller, remaining - 1);
      return;
    }
    await countTry(deps, SEARCH_LIMIT, caller);
    if (left.size >= MOST_CALLERS) left.clear();
    left.set(caller, SEARCHES_A_TRY - 1);
  };
}
