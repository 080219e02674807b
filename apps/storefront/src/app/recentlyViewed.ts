import { useSyncExternalStore } from "react";
import * as v from "valibot";

const KEY = "recently_viewed";
const MOST = 12;
const NONE: readonly number[] = [];

const stored = v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(1))), v.maxLength(MOST));

const listeners = new Set<() => void>();
let ids: readonly number[] | undefined;

/**
 * Returns the ids of the products viewed in this visit, newest first, at most 12; empty on the server.
 * Kept in session storage: keeping them longer would require consent.
 */
export const useRecentlyViewed = (): readonly number[] => useSyncExternalStore(subscribe, viewed, () => NONE);

export function rememberViewed(id: number): void {
  ids = [id, ...viewed().filter((one) => one !== id)].slice(0, MOST);
  attempt(() => sessionStorage.setItem(KEY, JSON.stringify(ids)));
  for (const listener of listeners) listener();
}

/** Clears the list on sign-out, for the next user of the device. */
export function forgetViewed(): void {
  ids = NONE;
  attempt(() => sessionStorage.removeItem(KEY));
  for (const listener of listeners) listener();
}

/** Storage is untrusted: anything but a valid list counts as empty. */
function viewed(): readonly number[] {
  ids ??= attempt(() => v.parse(stored, JSON.parse(sessionStorage.getItem(KEY) ?? "[]"))) ?? NONE;
  return ids;
}

/** Storage may be blocked, full or corrupt: the list then lasts as long as the page. */
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
