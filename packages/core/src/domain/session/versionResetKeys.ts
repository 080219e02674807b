import { STORAGE_KEYS, type StorageKey } from "./storageKeys.js";

/**
 * The stored keys a version change removes: all but the cart. The cart's token, consent and the keys of unfinished orders
 * are carried over too; they are not among the 19. Source: specification 4, decision D5.
 */
export const VERSION_RESET_KEYS: readonly StorageKey[] = /* @__PURE__ */ STORAGE_KEYS.filter(
  (key) => key !== "cart_id",
);
