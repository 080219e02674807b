"use client";

import type { Store } from "@shop/core";
import { useSyncExternalStore } from "react";

/**
 * Subscribes to a store and returns its snapshot.
 *
 * @param serverSnapshot state to render on the server and during hydration, where the shopper's own state is unknown
 */
export function useStore<State>(store: Store<State>, serverSnapshot: State): State {
  return useSyncExternalStore(store.subscribe, store.getSnapshot, () => serverSnapshot);
}
