import type { Environment } from "../environment/environment.js";
import { requireFunction, ShopError } from "../shared/shopError.js";
import { createListeners, type Store } from "../store/createStore.js";
import { positive, storedValue } from "../store/storedValue.js";
import { array } from "../wire/row.js";
import { safeParse } from "../wire/createSchema.js";

/** Most products of a wish list; another one drops the oldest. */
export const MAX_WISHLIST_PRODUCTS = 100;

/** Snapshot of an empty wish list, for servers and hydration. */
export const EMPTY_WISHLIST: readonly number[] = [];

/**
 * Saved products: their ids, the newest first. Kept in the browser across visits and sign-outs, the same in all tabs.
 */
export interface Wishlist extends Store<readonly number[]> {
  /**
   * Saves products, the first one as the newest. Products that are already saved move to the front.
   * @throws ShopError INVALID_INPUT for anything but ids
   */
  add(...productIds: readonly number[]): void;
  remove(productId: number): void;
  /**
   * Saves a product, or removes it when it is saved.
   * @throws ShopError INVALID_INPUT for anything but an id
   */
  toggle(productId: number): void;
  clear(): void;
  /** Stops following other tabs. */
  destroy(): void;
}

/** Parts of an {@link Environment} that a wish list uses. */
export type WishlistEnvironment = Pick<Environment, "broadcast" | "log" | "resumed" | "storage">;

const idList = array(positive);

/**
 * Creates the wish list of a browser.
 *
 * @throws ShopError CONFIG_MISSING without an environment
 *
 * @example
 * const wishlist = createWishlist(browserEnvironment());
 * wishlist.toggle(product.id);
 * const isSaved = wishlist.getSnapshot().includes(product.id);
 */
export function createWishlist(environment: WishlistEnvironment): Wishlist {
  requireFunction("environment.broadcast.post", environment?.broadcast?.post);
  const { broadcast, log, resumed, storage } = environment;
  const stored = storedValue(storage.local, "wishlist", idList);
  const { subscribe, notify } = createListeners(log);
  const read = (): readonly number[] => stored.read() ?? EMPTY_WISHLIST;
  let productIds = read();

  function refresh(): void {
    const next = read();
    if (next.join() === productIds.join()) return;
    productIds = next;
    notify();
  }

  /** Changes the stored list, which another tab may have changed since it was read. */
  function change(update: (before: readonly number[]) => readonly number[]): void {
    stored.write([...new Set(update(read()))].slice(0, MAX_WISHLIST_PRODUCTS));
    refresh();
    broadcast.post("wishlist");
  }

  function add(...added: readonly number[]): void {
    if (!safeParse(idList, added).success) throw new ShopError("INVALID_INPUT", { details: { at: "productId" } });
    change((before) => [...added, ...before]);
  }
  const remove = (productId: number): void => change((before) => before.filter((id) => id !== productId));

  const subscriptions = [
    resumed.subscribe(refresh),
    // Any message is a reason to read: storage is validated, a message would have to be as well.
    broadcast.subscribe(refresh),
  ];

  return {
    getSnapshot: () => productIds,
    subscribe,
    add,
    remove,
    toggle: (productId) => (read().includes(productId) ? remove(productId) : add(productId)),
    clear: () => change(() => EMPTY_WISHLIST),
    destroy() {
      for (const unsubscribe of subscriptions) unsubscribe();
    },
  };
}
