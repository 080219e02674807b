import { requireFunction } from "../shared/shopError.js";
import type { Store } from "./createStore.js";

/** An observable value, in the shape of Svelte's store contract and of Solid's `from`. */
export interface Readable<State> {
  /**
   * Calls `run` with the current value at once, and with each later one.
   *
   * @returns a function that unsubscribes
   */
  subscribe(run: (value: State) => void): () => void;
}

/**
 * Converts a store of a shop to a {@link Readable}: `$cart` in Svelte, `from(cart)` in Solid, a `shallowRef` in Vue.
 *
 * @example
 * const unsubscribe = toReadable(shop.cart).subscribe(({ lines }) => console.log(lines.length));
 */
export function toReadable<State>(store: Store<State>): Readable<State> {
  requireFunction("store.subscribe", store?.subscribe);
  return {
    subscribe(run) {
      requireFunction("run", run);
      const publish = (): void => run(store.getSnapshot());
      // Before the first call, which may itself change the store.
      const unsubscribe = store.subscribe(publish);
      publish();
      return unsubscribe;
    },
  };
}
