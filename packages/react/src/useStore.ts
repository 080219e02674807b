import type { Store } from "@shop/core";
import { useSyncExternalStore } from "react";

/**
 * A store's snapshot, kept up to date.
 *
 * @param serverSnapshot what to render on the server and while hydrating: the shopper's own state is not known there
 */
export function useStore<State>(store: Store<State>, serverSnapshot: State): State {
  return useSyncExternalStore(store.subscribe, store.getSnapshot, () => serverSnapshot);
}
