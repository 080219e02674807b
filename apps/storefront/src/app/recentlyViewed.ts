import { useSyncExternalStore } from "react";
import * as v from "valibot";

const KEY = "recently_viewed";
const MOST = 12;
const NONE: readonly number[] = [];

const stored = v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(1))), v.maxLength(MOST));

const listeners = new Set<() => void>();
let ids: readonly number[] | undefined;

/**
 * Ids of the products this visit has looked at, the last one first, at most twelve; none on the server. They end with the
 * visit: keeping them longer would need the shopper's consent.
 */
export const useRecentlyViewed = (): readonly number[] => useSyncExternalStore(subscribe, viewed, () => NONE);

/** Puts a product in front of what was looked at. */
export function rememberViewed(id: number): void {
  ids = [id, ...viewed().filter((one) => one !== id)].slice(0, MOST);
  attempt(() => sessionStorage.setItem(KEY, JSON.stringify(ids)));
  for (const listener of listeners) listener();
}

/** Signing out leaves nothing for the next person at this device. */
export function forgetViewed(): void {
  ids = NONE;
  attempt(() => sessionStorage.removeItem(KEY));
  for (const listener of listeners) listener();
}

/** What is stored is never trusted: anything else than such a list counts as none. */
function viewed(): readonly number[] {
  ids ??= attempt(() => v.parse(stored, JSON.parse(sessionStorage.getItem(KEY) ?? "[]"))) ?? NONE;
  return ids;
}

/** Storage may be blocked, full or spoilt: then the list lives as long as the page. */
function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
