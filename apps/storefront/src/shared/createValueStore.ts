import type { Store } from "@shop/core";

/** Holds a value and notifies its subscribers. */
export function createValueStore<Value>(value: Value): Store<Value> & { set: (next: Value) => void } {
  const listeners = new Set<() => void>();
  return {
    getSnapshot: () => value,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
  };
}
