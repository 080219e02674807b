import { parseCartId } from "./cartId.js";

/** idle: no cart; synced: a valid cart id is set; error: the last action failed. */
export type CartStatus = "idle" | "synced" | "error";

/** Returns the status after an error is cleared: synced with a valid cart id, else idle. */
export function statusAfterErrorCleared(cartId: unknown): CartStatus {
  return parseCartId(cartId) === undefined ? "idle" : "synced";
}
