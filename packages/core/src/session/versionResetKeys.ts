import { STORAGE_KEYS, type StorageKey } from "../domain/session/storageKeys.js";

/**
 * Storage keys to remove on a version change: all but the cart id. Cart token, consent and keys of unfinished orders
 * are not part of {@link STORAGE_KEYS} and stay as well.
 */
export const VERSION_RESET_KEYS: readonly StorageKey[] = /* @__PURE__ */ STORAGE_KEYS.filter(
  (key) => key !== "cart_id",
);
