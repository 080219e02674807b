import { useStore } from "@shop/react";
import { createValueStore } from "./createValueStore.ts";
import { isId } from "./isId.ts";
import { tryStorage } from "./tryStorage.ts";

const KEY = "recently_viewed";
const MAX_ITEMS = 12;
const EMPTY: readonly number[] = [];

/** Storage is untrusted: anything but a valid list counts as empty. */
const parseIds = (value: unknown): readonly number[] =>
  Array.isArray(value) && value.length <= MAX_ITEMS && value.every(isId) ? value : EMPTY;

const store = createValueStore(tryStorage(() => parseIds(JSON.parse(sessionStorage.getItem(KEY) ?? "[]"))) ?? EMPTY);

/**
 * Returns the ids of the products viewed in this visit, newest first, at most 12; empty on the server.
 * Kept in session storage: keeping them longer would require consent.
 */
export const useRecentlyViewed = (): readonly number[] => useStore(store, EMPTY);

/** Without storage the list lasts as long as the page. */
export function addRecentlyViewed(id: number): void {
  store.set([id, ...store.getSnapshot().filter((other) => other !== id)].slice(0, MAX_ITEMS));
  tryStorage(() => sessionStorage.setItem(KEY, JSON.stringify(store.getSnapshot())));
}

/** Clears the list on sign-out, for the next user of the device. */
export function clearRecentlyViewed(): void {
  store.set(EMPTY);
  tryStorage(() => sessionStorage.removeItem(KEY));
}
