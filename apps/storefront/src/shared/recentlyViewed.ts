import { useSyncExternalStore } from "react";
import * as v from "valibot";

const KEY = "recently_viewed";
const MAX_ITEMS = 12;
const EMPTY: readonly number[] = [];

const storedSchema = v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(1))), v.maxLength(MAX_ITEMS));

const listeners = new Set<() => void>();
let ids: readonly number[] | undefined;

/**
 * Returns the ids of the products viewed in this visit, newest first, at most 12; empty on the server.
 * Kept in session storage: keeping them longer would require consent.
 */
export const useRecentlyViewed = (): readonly number[] =>
  useSyncExternalStore(subscribe, readRecentlyViewed, () => EMPTY);

export function addRecentlyViewed(id: number): void {
  ids = [id, ...readRecentlyViewed().filter((other) => other !== id)].slice(0, MAX_ITEMS);
  tryStorage(() => sessionStorage.setItem(KEY, JSON.stringify(ids)));
  for (const listener of listeners) listener();
}

/** Clears the list on sign-out, for the next user of the device. */
export function clearRecentlyViewed(): void {
  ids = EMPTY;
  tryStorage(() => sessionStorage.removeItem(KEY));
  for (const listener of listeners) listener();
}

/** Storage is untrusted: anything but a valid list counts as empty. */
function readRecentlyViewed(): readonly number[] {
  ids ??= tryStorage(() => v.parse(storedSchema, JSON.parse(sessionStorage.getItem(KEY) ?? "[]"))) ?? EMPTY;
  return ids;
}

/** Storage may be blocked, full or corrupt: the list then lasts as long as the page. */
function tryStorage<T>(run: () => T): T | undefined {
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
